import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import product from '../../vite.config.ts';

const stand = fileURLToPath(new URL('src/store/sample/sampleBusiness.ts', import.meta.url));

/** The product as it is built, except that a first visit finds generated devices instead of the sample business. */
export default mergeConfig(product, {
  resolve: { alias: [{ find: /^\.\/sampleBusiness$/, replacement: stand }] },
  build: { sourcemap: false },
});
