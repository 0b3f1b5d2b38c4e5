import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

/** A house in which each rule is broken once: file, what it imports, the rule that must say so. */
const broken = [
  ['src/machines/advance.ts', '@/ui/Icon', 'machines-imports-to-its-right'],
  ['src/machines/job.ts', 'react', 'no-react-below-the-screens'],
  ['src/machines/otpTalk.ts', '@xstate/react', 'no-react-below-the-screens'],
  ['src/store/business/store.ts', '@/ui/Icon', 'store-imports-to-its-right'],
  ['src/store/stock/devices/device.ts', 'react-redux', 'no-react-below-the-screens'],
  ['src/journal/replica.ts', '@/store/kit/prices', 'journal-imports-to-its-right'],
  ['src/parts/hooks.ts', '@/features/stock/List', 'parts-imports-to-its-right'],
  ['src/store/kit/typed/rules.ts', '../prices', 'no-import-upwards'],
  ['src/store/purchasing/vendors/prices.ts', '@/store/purchasing/vendors/vendor', 'own-folder-with-a-dot'],
  ['src/ui/Page.tsx', '@/parts/useSay', 'ui-imports-to-its-right'],
  ['src/ui/Badge.tsx', '@/machines/advance', 'ui-imports-to-its-right'],
  ['src/ui/trail.ts', '@/paths', 'looks-know-no-pages'],
  ['src/ui/index.ts', './Icon', 'no-barrel'],
  ['src/ui/Link.tsx', './nowhere', 'everything-resolves'],
  ['src/features/vendors/List.tsx', '@/features/stock/List', 'features-stay-apart'],
  ['src/features/vendors/Add.tsx', '@/layouts/Shell', 'features-imports-to-its-right'],
  ['src/layouts/Menu.tsx', '@/routes/routes', 'layouts-imports-to-its-right'],
  ['src/routes/routes.tsx', '@/main', 'routes-imports-to-its-right'],
  ['src/paths.ts', './main', 'what-all-import-imports-nothing'],
  ['src/format.ts', './main', 'what-all-import-imports-nothing'],
  ['src/helpers/dates.ts', '@/ui/Icon', 'only-these-rooms'],
  ['src/ui/chicken.ts', './egg', 'no-circle'],
  ['src/store/facts/hens.ts', '@/store/purchasing/hens/hensSlice', 'facts-stand-below-what-they-do'],
  ['src/store/kit/prices.ts', '@/store/purchasing/vendors/vendor', 'kit-imports-what-stands-below'],
  ['src/store/purchasing/vendors/whole.ts', '@/store/business/business', 'purchasing-imports-what-stands-below'],
  ['src/store/purchasing/vendors/known.ts', '@/store/stock/devices/device', 'purchasing-imports-what-stands-below'],
  ['src/store/hens/hen.ts', '@/paths', 'only-these-areas'],
  ['office/desk.ts', '@/ui/Icon', 'the-office-has-no-screen'],
  ['src/office/link.ts', '@/parts/useSay', 'office-imports-to-its-right'],
  ['src/store/purchasing/vendors/link.ts', '@/office/link', 'store-imports-to-its-right'],
  ['office/clerk.ts', 'react', 'no-react-below-the-screens'],
  ['src/store/business/first.ts', '@/store/sample/sample', 'business-imports-what-stands-below'],
] as const;

/** What must pass in the same house. */
const sound = [
  ['src/main.tsx', '@/routes/App'],
  ['src/routes/App.tsx', '@/features/stock/List'],
  ['src/layouts/Shell.tsx', '@/store/purchasing/vendors/vendor'],
  ['src/features/stock/List.tsx', '@/store/stock/devices/device'],
  ['src/features/stock/Row.tsx', './List'],
  ['src/ui/Icon.ts', '@/format'],
  ['src/ui/listState.ts', '@/paths'],
  ['src/store/kit/words.ts', '@/format'],
  ['src/store/kit/rules.ts', '@/journal/replica'],
  ['src/parts/useSay.ts', '@/store/kit/prices'],
  ['src/features/stock/Cell.tsx', '@/parts/useSay'],
  ['src/ui/egg.ts', './chicken'],
  ['src/store/purchasing/vendors/vendor.ts', '@/machines/advance'],
  ['src/store/purchasing/vendors/price.ts', '@/store/kit/money'],
  ['src/store/purchasing/requests/line.ts', '@/store/purchasing/vendors/vendor'],
  ['src/store/business/business.ts', '@/store/purchasing/requests/line'],
  ['src/store/sample/sample.ts', '@/store/business/business'],
  ['src/store/kit/money.ts', '@/format'],
  ['src/store/purchasing/hens/hensSlice.ts', '@/store/kit/money'],
  ['src/store/facts/eggs.ts', '@/store/purchasing/hens/hen'],
  ['src/store/purchasing/hens/hen.ts', '@/store/kit/money'],
  ['office/main.ts', '@/store/business/business'],
  ['office/main.ts', './desk'],
] as const;

const PACKAGES = ['react', '@xstate/react', 'react-redux', 'react-router-dom'];

describe.each([
  ['an import', (from: string) => `import '${from}';`],
  ['an import of a type', (from: string) => `import type { Thing } from '${from}';`],
  ['a lazy import', (from: string) => `export const load = () => import('${from}');`],
])('by %s', (_form, statement) => {
  let faults: { rule: string; from: string }[];

  beforeAll(() => {
    const house = mkdtempSync(join(tmpdir(), 'house-'));
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(house, path)), { recursive: true });
      writeFileSync(join(house, path), text);
    };
    for (const name of ['.dependency-cruiser.cjs', 'tsconfig.json']) cpSync(name, join(house, name));
    for (const name of PACKAGES) write(`node_modules/${name}/index.js`, '');
    for (const [path, imported] of [...broken, ...sound]) write(path, statement(imported));

    const script = resolve('scripts/checkImports.mjs');
    const { stderr } = spawnSync(process.execPath, [script], { cwd: house, encoding: 'utf8' });
    faults = [...stderr.matchAll(/^([\w-]+): (\S+) ->/gm)].map(([, rule = '', from = '']) => ({ rule, from }));
    rmSync(house, { recursive: true });
  }, 60_000);

  test.each(broken)('%s may not import %s', (from, _imported, rule) => {
    expect(faults.filter((fault) => fault.from === from)).toEqual([{ rule, from }]);
  });

  test.each(sound)('%s may import %s', (from) => {
    expect(faults.filter((fault) => fault.from === from)).toEqual([]);
  });
});
