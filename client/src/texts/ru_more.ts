/** The shell's texts for all pages but the first, as one piece to load. */
const files = import.meta.glob(['./ru/*.ftl', '!./ru/common.ftl', '!./ru/home.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

export default Object.values(files) as string[];
