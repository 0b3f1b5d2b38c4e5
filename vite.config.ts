import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { antdStyles } from './build/antdStyles.ts';
import { CHUNKS, RUN_AT_ONCE } from './build/chunks.ts';
import { compileHints } from './build/compileHints.ts';
import { contentSecurity } from './build/contentSecurity.ts';
import { routePreload } from './build/routePreload.ts';
import { sampleSnapshot } from './build/sampleSnapshot.ts';
import { SECURITY_HEADERS } from './build/securityHeaders.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { isQuick } from './tests/support/runs.ts';

// Tests run React and the stores as people have them, without the checks of all state and props that help whoever develops.
if (process.env.VITEST) process.env.NODE_ENV = 'production';

/** What each screen of the admin shell waits for besides itself: its frame, and the journal with the data. */
const journal = 'src/journal/adapters/indexedDb.ts';
const admin = ['src/layouts/AdminLayout.tsx', journal];
/** And each screen of the other areas, whose list of screens comes with the first of them. */
const stock = [...admin, 'src/routes/stockScreens.ts'];
const sales = ['src/layouts/SalesLayout.tsx', journal, 'src/routes/salesScreens.ts'];
const care = ['src/layouts/CareLayout.tsx', journal, 'src/routes/careScreens.ts'];

/** Headless tests that take seconds: `npm run check` leaves them to `npm test`. */
const TAKE_SECONDS = [
  'tests/features/emptyScreens.test.ts',
  'tests/features/exportedAgain.test.ts',
  'tests/features/limits.test.ts',
  'tests/features/oddScreens.test.ts',
  'tests/features/withheld.test.ts',
  'tests/journal/adapters/nats/snapshots.test.ts',
  'tests/journal/faults.test.ts',
  'tests/journal/inTurns.test.ts',
  'tests/journal/keptJournal.test.ts',
  'tests/journal/memoryFallback.test.ts',
  'tests/journal/outside.test.ts',
  'tests/journal/start.test.ts',
  'tests/office/feedCopy.test.ts',
  'tests/officeProgram/feeds/keptParts.test.ts',
  'tests/officeProgram/businessValidator.test.ts',
  'tests/officeProgram/nightlyBackup.test.ts',
  'tests/officeProgram/post/mailContent.test.ts',
  'tests/officeProgram/post/mailer.test.ts',
  'tests/officeProgram/post/postRoom.test.ts',
  'tests/officeProgram/sms/reportDoor.test.ts',
  'tests/routes/nonsense.test.ts',
  'tests/store/backups/**',
  'tests/store/billing/shortBilled/monthByDays.test.ts',
  'tests/store/business/threeTabs.test.ts',
  'tests/store/business/undoChains.test.ts',
  'tests/store/business/workplace.test.ts',
];

export default defineConfig({
  plugins: [
    react({ compiler: true }),
    antdStyles({
      theme: './src/ui/theme.ts',
      sheet: '/src/ui/antd.css',
      first: [
        'Button',
        'Checkbox',
        'Dropdown',
        'Empty',
        'Input',
        'Menu',
        'Pagination',
        'Popover',
        'Select',
        'Space',
        'Spin',
        'Table',
        'Tooltip',
      ],
    }),
    routePreload({
      '/': [...admin, 'src/features/home/HomeScreen.tsx'],
      '/vendors': [...admin, 'src/features/vendors/VendorListScreen.tsx'],
      '/vendors/add-vendor': [...admin, 'src/features/vendors/AddVendorScreen.tsx'],
      '/vendors/:vendorId': [...admin, 'src/features/vendors/VendorDetailScreen.tsx'],
      '/stocks': [...stock, 'src/features/stock/StockDashboardScreen.tsx'],
      '/stocks/:screen': stock,
      '/stocks/expected/:list': stock,
      '/sales': [...sales, 'src/features/sales/SalesDashboardScreen.tsx'],
      '/sales/:screen': sales,
      '/cce': [...care, 'src/features/care/NotWorkingScreen.tsx'],
      '/cce/:screen': care,
      '/request-stock': care,
    }),
    sampleSnapshot(),
    compileHints(RUN_AT_ONCE),
    // Last, as it tells of the scripts that the others put in.
    contentSecurity(),
    serviceWorker('src/serviceWorker.ts'),
  ],
  resolve: { tsconfigPaths: true },
  // What npm start serves with.
  preview: { headers: SECURITY_HEADERS },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // Files name one another without what they hold: one that changes does not change all that import it.
    chunkImportMap: true,
    manifest: true,
    // The charts are one lazy module of 1.4 MB; whatever else grows so large is worth a look.
    chunkSizeWarningLimit: 1600,
    sourcemap: true,
    rolldownOptions: {
      // The shaper of PDF files asks for it in Node alone.
      external: ['module'],
      output: {
        codeSplitting: { groups: [...CHUNKS] },
        // Short ones are given out in order: one more thing that files share would give others to nearly all of them.
        minifyInternalExports: false,
      },
    },
  },
  // Not isolated: no test leaves anything behind in a module, and the modules load once a worker instead of once a file.
  test: {
    environment: 'node',
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/server/**', 'tests/fuzz/**', ...(isQuick ? TAKE_SECONDS : [])],
    // Generous, because a slow machine is no fault.
    testTimeout: 120_000,
    isolate: false,
    setupFiles: 'tests/support/setup.ts',
    // What did not change since the last run is not transformed again: a tenth of the whole check.
    experimental: { fsModuleCache: true },
    maxWorkers: 2,
    // Properties make and drop many states: room for young ones takes a tenth off the time.
    execArgv: ['--max-semi-space-size=64'],
  },
});
