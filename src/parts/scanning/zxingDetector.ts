import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

// By itself it would come from elsewhere.
prepareZXingModule({ overrides: { locateFile: () => wasm } });

/** What reads barcodes out of pictures where the browser itself does not: ZXing in WebAssembly. */
export const zxingDetector = () => new BarcodeDetector();
