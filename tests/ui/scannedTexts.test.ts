import { expect, test } from 'vitest';
import { scannedTexts } from '@/ui/scannedTexts';

test.each([
  ['490154203237518', ['490154203237518']],
  ['1\n2\r\n3', ['1', '2', '3']],
  ['1\t2,3;4', ['1', '2', '3', '4']],
  ['\n 1 \n\n"2"\n', ['1', '2']],
  ['49 015420 323751 8', ['49 015420 323751 8']],
  ['8.64E+14', ['8.64E+14']],
  [' \n ', []],
])('what stands for itself in the pasted %j is %j', (pasted, texts) => {
  expect(scannedTexts(pasted)).toEqual(texts);
});
