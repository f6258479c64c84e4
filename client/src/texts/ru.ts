/** All texts of the shell in this language, as one piece to load. */
const files = import.meta.glob('./ru/*.ftl', { eager: true, query: '?raw', import: 'default' });

export default Object.values(files) as string[];
