import path from 'node:path';

const folder = path.resolve('.office-program');

/** Where `npm run office` builds its programs, and the site that they serve. */
export const OFFICE_FOLDERS = { program: path.join(folder, 'program'), site: path.join(folder, 'site') };
