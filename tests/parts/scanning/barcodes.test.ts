import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ZXING_WASM_SHA256 } from 'barcode-detector/ponyfill';
import { afterEach, expect, test, vi } from 'vitest';
import { watchBarcodes } from '@/parts/scanning/barcodes';

afterEach(() => vi.unstubAllGlobals());

test('a browser that reads barcodes does so itself, and each is told once until another comes', async () => {
  const shown = new AbortController();
  const stop = vi.fn<() => void>();
  const seen = ['1', '1', '', '2', '1'];
  const detect = () => {
    if (seen.length === 0) shown.abort();
    const [rawValue = ''] = seen.splice(0, 1);
    return rawValue === '' ? Promise.reject(new Error('No picture yet.')) : Promise.resolve([{ rawValue }]);
  };
  class BarcodeDetector {
    static getSupportedFormats = () => Promise.resolve(['code_128']);
    detect = detect;
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector);
  const getUserMedia = () => Promise.resolve({ getTracks: () => [{ stop }] });
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  const told: string[] = [];
  const video = { play: () => Promise.resolve() } as HTMLVideoElement;
  await watchBarcodes(video, shown.signal, (text) => told.push(text));
  expect(told).toEqual(['1', '2', '1']);
  expect(stop).toHaveBeenCalled();
});

test('the reader of barcodes that is fetched is the one that its program was made for', () => {
  const wasm = readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm');
  expect(createHash('sha256').update(wasm).digest('hex')).toBe(ZXING_WASM_SHA256);
});
