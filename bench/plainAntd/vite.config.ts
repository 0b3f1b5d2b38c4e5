import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The page to compare with: as `npm create vite` and `npm install antd` would have it. */
export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
});
