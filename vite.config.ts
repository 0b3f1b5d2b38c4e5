import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { antdStyles } from './build/antdStyles.ts';
import { contentSecurity } from './build/contentSecurity.ts';
import { leaveOut } from './build/leaveOut.ts';
import { leaveOutFunctions } from './build/leaveOutFunctions.ts';
import { narrowImports } from './build/narrowImports.ts';
import { routePreload } from './build/routePreload.ts';
import { UNSHOWN } from './build/unshown.ts';

const everyScreen =
  /src\/(layouts\/(Shell|Greeting)|ui\/(DataTable|columns|Page|links|ThemeProvider)|parts\/WhenReady|routes\/App)\.tsx$|icons(-svg)?\/es\/(asn|icons)\/(FileText|Inbox|Plus)Outlined\.js$|node_modules\/react-dom\/client\.js$/;
/** The rules of forms and of what comes from outside: whoever needs one of them soon needs the others, in one file instead of thirty. */
const rules =
  /src\/(store|office)\/(.*\/)?(\w*Schema|\w*Facts|rowRules|factCheck|rowCheck|formRules|fieldRules|careRules|typedText|typedNumber|materialRows|typedLists|rowChecks|factChecks|nounWords|outside|checked\w+)\.ts$|node_modules\/yup\//;
/** What the rules share with the sample data, which a first visit waits for, so that it need not wait for the rules. */
const shared = /src\/store\/.*\/(taxIds|gstin|imei|amounts|materials|deactivation)\.ts$/;
/** What each screen of the admin shell waits for besides itself: its frame, and the journal with the data. */
const journal = 'src/journal/adapters/indexedDb.ts';
const admin = ['src/layouts/AdminLayout.tsx', journal];
/** And each screen of the other areas, whose list of screens comes with the first of them. */
const stock = [...admin, 'src/routes/stockScreens.ts'];
const sales = ['src/layouts/SalesLayout.tsx', journal, 'src/routes/salesScreens.ts'];
const care = ['src/layouts/CareLayout.tsx', journal, 'src/routes/careScreens.ts'];

const noTableSelection = fileURLToPath(new URL('build/noTableSelection.ts', import.meta.url));
const noTableFilters = fileURLToPath(new URL('build/noTableFilters.ts', import.meta.url));
const noColours = fileURLToPath(new URL('build/noColours.ts', import.meta.url));
const noCheckboxGroup = fileURLToPath(new URL('build/noCheckboxGroup.ts', import.meta.url));
const onlyCheckboxGroup = fileURLToPath(new URL('build/onlyCheckboxGroup.ts', import.meta.url));
const noPurePanel = fileURLToPath(new URL('build/noPurePanel.ts', import.meta.url));
const noTextArea = fileURLToPath(new URL('build/noTextArea.ts', import.meta.url));
const onlyTextArea = fileURLToPath(new URL('build/onlyTextArea.ts', import.meta.url));
const english = 'antd/es/locale/en_GB';
const productionRouter = (file: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}.mjs`, import.meta.url));

export default defineConfig({
  plugins: [
    react({ compiler: true }),
    antdStyles({ theme: './src/ui/theme.ts', unshown: UNSHOWN }),
    leaveOut({
      'antd/es/table/RcTable/VirtualTable': 'a virtual Table',
      '@rc-component/table/es/stickyScrollBar': 'a sticky Table',
      'antd/es/dropdown/dropdown-button': 'Dropdown.Button',
      'antd/es/empty/empty': 'the large image of Empty',
      'antd/es/input/OTP/index': 'Input.OTP',
      'antd/es/input/Group': 'Input.Group',
      'antd/es/input/Password': 'Input.Password',
      'antd/es/input/Search': 'Input.Search',
      'antd/es/menu/SubMenu': 'a menu within a menu',
      '@rc-component/menu/es/SubMenu/index': 'a menu within a menu',
      '@rc-component/menu/es/MenuItemGroup': 'a group of menu items',
      '@rc-component/table/es/FixedHolder/index': 'a Table whose head stands still',
      '@rc-component/table/es/Footer/index': 'a Table.Summary',
      '@rc-component/table/es/Footer/Summary': 'a Table.Summary',
      'antd/es/skeleton/Avatar': 'Skeleton.Avatar',
      'antd/es/skeleton/Button': 'Skeleton.Button',
      'antd/es/skeleton/Image': 'Skeleton.Image',
      'antd/es/skeleton/Input': 'Skeleton.Input',
      'antd/es/_util/wave/WaveEffect': 'a ring that spreads from what is clicked',
      'antd/es/tooltip/PurePanel': 'a Tooltip by itself',
      'antd/es/tooltip/UniqueProvider/index': 'one Tooltip for all',
      '@rc-component/select/es/SelectInput/Content/MultipleContent': 'a Select of several values',
      '@ant-design/fast-color/es/presetColors': 'a colour by its English name',
    }),
    // One file has all of React Router, and one function all of its router.
    leaveOutFunctions({
      '@ant-design/icons/es/cssUtils.js': { 'styles of icons made in the browser': ['updateCSS', 'getShadowRoot'] },
      'react-router/dist/production/chunk-7RTFRKQW.mjs': {
        'a form or fetcher of React Router': [
          'handleAction',
          'handleFetcherAction',
          'handleFetcherLoader',
          'fetch2',
          'updateFetcherState',
          'setFetcherError',
          'getFetcher',
          'resetFetcher',
          'queueFetcherForDeletion',
          'getUpdatedRevalidatingFetchers',
          'useSubmit',
          'useFormAction',
        ],
        'routes that a router learns of later': ['discoverRoutes', 'patchRoutes', '_internalSetRoutes'],
        'pages that a server renders': [
          'Scripts',
          'PrefetchPageLinks',
          'RSCErrorHandler',
          'RemixRootDefaultErrorBoundary',
          'deserializeErrors',
          'decodeRouteErrorResponseDigest',
        ],
        'watching a router': ['instrumentClientSideRouter', 'getRouteInstrumentationUpdates'],
        'React Router without createBrowserRouter': ['useNavigateUnstable'],
        'a root route without an error screen': ['DefaultErrorComponent'],
      },
      // What `setup` of XState offers to every machine, and no machine of the product does.
      'xstate/dist/log-6a5e50a8.esm.js': {
        'telling another actor': ['resolveSendTo', 'retryResolveSendTo', 'executeSendTo'],
        'emitting to who listens': ['resolveEmit', 'executeEmit'],
        'actions that are chosen when they happen': ['resolveEnqueueActions'],
        'logging of a machine': ['resolveLog', 'executeLog'],
      },
      'xstate/dist/xstate-dev.esm.js': { 'developer tools of XState': ['getGlobal', 'getDevTools', 'registerService'] },
      'xstate/dist/raise-effbee0c.esm.js': {
        'a machine that is kept as it stands': ['getPersistedSnapshot', 'persistContext', 'serializeHistoryValue'],
        'a machine that remembers where it was': ['resolveHistoryDefaultTransition'],
        'a machine in several states at once': ['transitionParallelNode'],
        'an event that comes later, and may be called off': ['resolveCancel', 'executeCancel'],
        'guards that are made of others': ['checkAnd'],
      },
    }),
    // Tables know of forms, of filters, and of selections with menus and trees, and would bring all of them.
    narrowImports({
      'antd/es/form/context': { '@rc-component/form': '@rc-component/form/es/FormContext' },
      'antd/es/table/InternalTable': {
        './hooks/useSelection': noTableSelection,
        './hooks/useFilter': noTableFilters,
        '../locale/en_US': english,
      },
      'antd/es/table/Table': { './hooks/useSelection': noTableSelection },
      'antd/es/table/hooks/useFilledColumns': { './useSelection': noTableSelection },
      // No page computes a colour, nor shows a popup without what opens it.
      'antd/es/empty/simple': { './utils': noColours },
      'antd/es/tooltip/index': { './util': noColours },
      'antd/es/dropdown/dropdown': { '../_util/PurePanel': noPurePanel },
      'antd/es/select/index': { '../_util/PurePanel': noPurePanel },
      // A field of several lines measures itself, and comes with the pages that have one.
      'antd/es/input/index': { './TextArea': noTextArea },
      'antd/es/input/Input': { '@rc-component/input': '@rc-component/input/es/Input' },
      'src/ui/TextArea': { antd: onlyTextArea },
      // Nor does a group of checkboxes come with every Checkbox.
      'antd/es/checkbox/index': { './Group': noCheckboxGroup },
      'src/features/care/Flags': { antd: onlyCheckboxGroup },
      // One English instead of three languages: whoever has no words of their own is given these anyway.
      'src/ui/ThemeProvider': { 'antd/locale/en_GB': english },
      'antd/es/config-provider/index': { '../locale/en_US': english },
      'antd/es/form/FormItemLabel': { '../locale/en_US': english },
      'antd/es/locale/useLocale': { './en_US': english },
      'antd/es/modal/locale': { '../locale/en_US': english },
      'antd/es/pagination/Pagination': {
        '@rc-component/pagination/locale/en_US': '@rc-component/pagination/locale/en_GB',
      },
      'antd/es/_util/hooks/useClosable': { '../../locale/en_US': english },
      '@rc-component/pagination/es/Pagination': { './locale/zh_CN': '@rc-component/pagination/locale/en_GB' },
      // React Router gives everyone its development build, which differs in the warnings that it brings.
      'react-router-dom/dist/index': {
        'react-router': productionRouter('index'),
        'react-router/dom': productionRouter('dom-export'),
      },
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
    // Last, as it tells of the scripts that the others put in.
    contentSecurity(),
  ],
  resolve: { tsconfigPaths: true },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    manifest: true,
    // The charts are one lazy module of 1.4 MB; whatever else grows so large is worth a look.
    chunkSizeWarningLimit: 1600,
    sourcemap: true,
    rolldownOptions: {
      // antd's parts do not say that they have no side effects; without it, imports nobody uses stay in (10 KiB).
      // What every screen has, with all it imports, in one chunk: it packs better than thirty small ones.
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: everyScreen, priority: 3 },
            { name: 'business', test: /src\/(main\.tsx|journal\/adapters\/keepable\.ts)$/, priority: 2 },
            { name: 'shared', test: shared, priority: 2 },
            { name: 'rules', test: rules, priority: 1 },
          ],
        },
      },
      treeshake: { moduleSideEffects: [{ test: /node_modules\/(@rc-component|@ant-design)\//, sideEffects: false }] },
    },
  },
  // Not isolated: no test leaves anything behind in a module, and the modules load once a worker instead of once a file.
  test: {
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/server/**'],
    testTimeout: 30_000,
    isolate: false,
    // What did not change since the last run is not transformed again: a tenth of the whole check.
    experimental: { fsModuleCache: true },
    maxWorkers: 2,
    // Properties make and drop many states: room for young ones takes a tenth off the time.
    execArgv: ['--max-semi-space-size=64'],
  },
});
