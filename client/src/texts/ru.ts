/** The shell's texts that the first page needs, as one piece to load. */
const files = import.meta.glob(['./ru/common.ftl', './ru/home.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

export default Object.values(files) as string[];
