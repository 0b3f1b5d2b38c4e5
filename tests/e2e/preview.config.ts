import { defineConfig, type Plugin } from 'vite';
import { SECURITY_HEADERS } from '../../build/securityHeaders.ts';

/** Nothing is compressed on its way to a browser of this machine: that would be done anew for each file of each journey. */
const uncompressed: Plugin = {
  name: 'uncompressed',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      delete request.headers['accept-encoding'];
      next();
    });
  },
};

/** What journeys see: the built app, with the headers that `npm start` serves it with. */
export default defineConfig({ root: process.cwd(), plugins: [uncompressed], preview: { headers: SECURITY_HEADERS } });
