/** What stands for itself in a text that was pasted, as from a column of Excel: between lines, tabs, commas and semicolons, without quotes. */
export const scannedTexts = (pasted: string): string[] =>
  pasted
    .split(/[\r\n\t,;]+/)
    .map((text) => text.replaceAll(/["'\u200B-\u200D\uFEFF]/g, '').trim())
    .filter((text) => text !== '');
