/**
 * Cuts the font files that src/style/fonts.css names out of the fonts' packages: for each face the
 * characters of its unicode-range with the features and weights that the style uses.
 * Run by `python -m tools.client fonts`; the files are kept in the repository.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const PACKAGES = {
  dela: ['@fontsource/dela-gothic-one', 'dela-gothic-one', '400'],
  onest: ['@fontsource-variable/onest', 'onest', 'wght'],
};
const FEATURES = ['kern', 'mark', 'mkmk', 'locl', 'tnum']; // spacing, accents, even digits
const WEIGHTS = { wght: { min: 400, max: 900 } };
const style = new URL('./src/style/', import.meta.url);

/** The characters of a unicode-range: "U+0041-0043, U+2116" is "ABC№". */
function characters(range) {
  return range
    .split(',')
    .flatMap((part) => {
      const [first, last = first] = part.trim().slice(2).split('-');
      const from = parseInt(first, 16);
      return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, i) => from + i);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}

const css = await readFile(new URL('fonts.css', style), 'utf8');
for (const [, face] of css.matchAll(/@font-face \{([^}]*)\}/g)) {
  const [, path, font, letters] = /url\('(\.\/fonts\/(\w+)-(\w+)\.woff2)'\)/.exec(face);
  const [folder, name, weight] = PACKAGES[font];
  const script = letters === 'basic' ? 'latin' : letters;
  const source = `./node_modules/${folder}/files/${name}-${script}-${weight}-normal.woff2`;
  const cut = await subsetFont(
    await readFile(new URL(source, import.meta.url)),
    characters(/unicode-range:([^;]*)/.exec(face)[1]),
    {
      targetFormat: 'woff2',
      variationAxes: weight === 'wght' ? WEIGHTS : undefined,
      preserveNameIds: [0, 14], // whose font it is, and its licence
      keepFeatures: FEATURES,
    },
  );
  await writeFile(new URL(path, style), cut);
  console.log(path, cut.length);
}
