import { createRequire } from 'node:module';
import { FACES } from '@/parts/paper/faces';

const { resolve } = createRequire(import.meta.url);

const roboto = (weight: string) => resolve(`pdfmake/build/fonts/Roboto/Roboto-${weight}.ttf`);
const noto = (script: string, weight: number) =>
  resolve(`@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-${weight}-normal.woff`);

/** Where the files of the faces are on this machine, the same that browsers are sent: regular and bold. */
export const FACE_PATHS: ReadonlyMap<string, readonly [regular: string, bold: string]> = new Map(
  FACES.map(({ font }) => {
    const script = font.toLowerCase();
    return [font, font === 'Roboto' ? [roboto('Regular'), roboto('Medium')] : [noto(script, 400), noto(script, 600)]];
  }),
);
