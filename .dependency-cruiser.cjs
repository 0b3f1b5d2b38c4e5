/** The rooms of the house, and what each may import besides itself: what stands to its right. */
const rooms = {
  routes: ['layouts', 'features', 'parts', 'ui', 'office', 'store', 'journal', 'machines'],
  layouts: ['features', 'parts', 'ui', 'office', 'store', 'journal', 'machines'],
  features: ['parts', 'ui', 'office', 'store', 'journal', 'machines'],
  parts: ['ui', 'office', 'store', 'journal', 'machines'],
  ui: [],
  office: ['store', 'journal', 'machines'],
  store: ['journal', 'machines'],
  journal: [],
  machines: [],
};

/** What imports nothing, so that every room may import it: the addresses, and how dates, money and counts are written. */
const BESIDE = '^src/(paths|format)\\.ts$';
/** What makes a PDF file of a paper, in a browser and in the office alike: it shows nothing. */
const PDF_WRITING = '^src/parts/paper/(faces|logos|paperPdf|pdfBlocks|pdfmakeMends|shapedFonts|shaper|written)\\.ts$';
const SCREEN = ['react-dom', 'react-router', 'react-router-dom', 'antd', '@ant-design'];

const inside = (names) => `^src/(${names.join('|')})/`;
const packages = (...names) => `(^|/)node_modules/(${names.join('|')})(/|$)`;

const roomRules = Object.entries(rooms).map(([room, toItsRight]) => ({
  name: `${room}-imports-to-its-right`,
  comment: `${room} may import ${[room, ...toItsRight].join(', ')} paths.ts and format.ts.`,
  from: { path: inside([room]) },
  to: { path: '^src/', pathNot: [inside([room, ...toItsRight]), BESIDE] },
}));

/** The areas of the store, lowest first: each imports itself and what stands before it. Places are branches and installers. */
const areas = [
  'kit',
  'facts',
  'browser',
  'places',
  'purchasing',
  'stock',
  'clients',
  'vehicles',
  'care',
  'billing',
  'business',
  'backups',
  'palette',
  'sample',
];

const area = (names) => `^src/store/(${names.join('|')})/`;

/** A fact is told in the words of its noun: the facts know the nouns' types until these move to them. */
const SPANNING = ['business', 'backups', 'palette', 'sample'];

const areaRules = areas.slice(0, -1).map((name, place) => ({
  name: `${name}-imports-what-stands-below`,
  comment: `The areas of the store stand in the order ${areas.join(', ')}.`,
  from: { path: area([name]) },
  to: { path: area(name === 'facts' ? SPANNING : areas.slice(place + 1)) },
}));

const rules = [
  ...roomRules,
  {
    name: 'only-these-rooms',
    comment: 'A new folder under src is a new room: the architecture says first what it is for.',
    from: { path: '^src/', pathNot: [inside(Object.keys(rooms)), BESIDE, '^src/(main\\.tsx|serviceWorker\\.ts)$'] },
    to: {},
  },
  {
    name: 'what-all-import-imports-nothing',
    comment: 'Everyone may import paths.ts and format.ts because they import nothing.',
    from: { path: BESIDE },
    to: {},
  },
  {
    name: 'looks-know-no-pages',
    comment:
      'A look is the same on every page; what tells pages apart is a part. Only a list is kept under one address of its page.',
    from: { path: '^src/ui/', pathNot: '^src/ui/listState\\.ts$' },
    to: { path: '^src/paths\\.ts$' },
  },
  {
    name: 'features-stay-apart',
    comment: 'What two features share is a noun in store or a look in ui.',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  {
    name: 'no-react-below-the-screens',
    comment: 'They run without a screen: in a test, in a worker, on a server. Typed hooks live in parts.',
    from: { path: [inside(['office', 'store', 'journal', 'machines']), '^office/'] },
    to: { path: packages('react', 'react-redux', '@xstate/react', ...SCREEN) },
  },
  {
    name: 'the-office-has-no-screen',
    comment:
      'The office and its clerk run in Node: they share what the browser remembers and how it is kept, and what writes papers as PDF files.',
    from: { path: '^office/' },
    to: { path: '^src/', pathNot: [inside(['office', 'store', 'journal', 'machines']), BESIDE, PDF_WRITING] },
  },
  ...areaRules,
  {
    name: 'only-these-areas',
    comment: 'A file of the store lies in an area: a new area has its place in the order first.',
    from: { path: '^src/store/', pathNot: area(areas) },
    to: {},
  },
  {
    name: 'no-circle-between-folders',
    comment: 'Folders that import each other are one folder, or hide a third.',
    scope: 'folder',
    // In the store, facts know the types and labels of nouns, whose slices and rules know facts: the next rule keeps the two apart.
    from: { path: '^src/(?!store/)' },
    to: { circular: true },
  },
  {
    name: 'facts-stand-below-what-they-do',
    comment: 'A fact says what happened in the words of a noun, and knows neither its slice nor its rules.',
    from: { path: '^src/store/facts/' },
    to: { path: '(Slice|Rules)\\.ts$' },
  },
  {
    name: 'no-import-upwards',
    comment: "No '../': '@/' across folders, './' inside one.",
    from: { path: '^(src/.+)/[^/]+$' },
    to: { dependencyTypes: ['local'], pathNot: '^$1/' },
  },
  {
    name: 'own-folder-with-a-dot',
    comment: "No '@/' for a neighbour: './' inside a folder.",
    from: { path: '^(src/.+)/[^/]+$' },
    to: { dependencyTypesNot: ['local'], path: '^$1/' },
  },
  {
    name: 'no-barrel',
    comment: 'An index file hides where things are and pulls in all of them.',
    from: { path: '/index\\.tsx?$' },
    to: {},
  },
  {
    name: 'no-circle',
    comment: 'Files that need each other are one thing or three; a lazy import is one way round, too.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'everything-resolves',
    comment: 'An import that leads nowhere escapes all the other rules.',
    from: {},
    // What a package exports as types and as bytes alike it does not find; the build does.
    to: { couldNotResolve: true, pathNot: '\\.wasm\\?url$' },
  },
];

module.exports = {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    // Types count too: a room that knows another's types depends on it.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
