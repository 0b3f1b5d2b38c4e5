/**
 * Which modules come as one file, with all that they import and no file before has: one packs and loads better than a hundred small
 * ones. All others are split as they are imported lazily.
 */
export const CHUNKS = [
  // What all of the product stands on. A release changes ours alone: whoever has the libraries does not fetch them again.
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@reduxjs|redux|immer|reselect|react-redux|xstate|@xstate)\//,
    priority: 2,
  },
  // As much of antd as the first screen shows: what it runs, what its table imports for later clicks, and the table itself.
  {
    name: 'antd',
    test: /node_modules\/(antd\/es\/(button|config-provider|style|theme|tooltip)|@rc-component\/(pagination|input))\//,
    priority: 1.3,
  },
  {
    name: 'antdOpened',
    test: /node_modules\/(antd\/es\/(input|menu|pagination|radio|select|tree)|@rc-component\/(form|menu|select|tree|virtual-list))\//,
    priority: 1.2,
  },
  { name: 'antdTable', test: /node_modules\/antd\/es\/table\//, priority: 1.1 },
  // antd's rules come first in it, so that the product's own styles come after them.
  {
    name: 'firstScreen',
    test: new RegExp(
      [
        String.raw`src/main\.tsx$`,
        String.raw`src/ui/(reset|antd|base)\.css$`,
        String.raw`src/ui/(Page|links|ThemeProvider|DataTable|columns|typingLimit|useTicks)\.tsx?$`,
        String.raw`src/layouts/(Shell|Greeting|GreetingWithSearch)\.tsx$`,
        String.raw`src/parts/(WhenReady|useAsked)\.tsx?$`,
        String.raw`src/journal/adapters/keepable\.ts$`,
        String.raw`/icons/(FileText|Inbox|Plus)Outlined\.js$`,
        // What the sample business shares with screens: whoever cannot fetch the samples has the screens.
        String.raw`src/store/(kit/(deviceTypes|typed/imei)|clients/accounts/packageDefaults)\.ts$`,
      ].join('|'),
    ),
  },
  // What a month and a bill come to, of which the sample business is made as well: a first visit need not have all of the rules for it.
  {
    name: 'charges',
    test: /src\/store\/billing\/(billRun\/(monthCharge|unusedDays)|bills\/(notIssued|wholeMonth)|proformas\/proformaOf|receivables\/openBills)\.ts$/,
  },
  // What validates facts: fetched before the first one is said.
  { name: 'rules', test: /src\/store\/business\/rulesAtHand\.ts$/ },
  { name: 'indexedDb', test: /src\/journal\/adapters\/indexedDb\.ts$/ },
  { name: 'sampleBusiness', test: /src\/store\/sample\/sampleBusiness\.ts$/ },
  // What the shell opens.
  {
    name: 'shell',
    test: new RegExp(
      [
        String.raw`src/layouts/(AreaPanel|Help|NewTodayCount|Notifications|Palette|JournalBanner|MenuDrawer)\.tsx$`,
        String.raw`src/features/messages/MessageTray\.tsx$`,
        String.raw`src/ui/(Toaster|TablePanels)\.tsx$`,
        String.raw`src/parts/(MissedFacts|LinkedReason|NewVersion|ClockQuestion|WordHelp)\.tsx$`,
      ].join('|'),
    ),
  },
  // What every form has.
  {
    name: 'form',
    test: /src\/(ui\/(SchemaForm|FormDialog|Field)\.tsx|parts\/(RecordActivity|useEditBase)\.tsx?|store\/kit\/(typed|schema)\/.*)$/,
  },
  { name: 'importing', test: /src\/parts\/importing\/ImportDialog\.tsx$/ },
];

/** Chunks of which the first screens run nearly all, as soon as they are there. */
export const RUN_AT_ONCE: ReadonlySet<string> = new Set([
  'framework',
  'antd',
  'antdTable',
  'firstScreen',
  'indexedDb',
  'charges',
  'sampleBusiness',
]);
