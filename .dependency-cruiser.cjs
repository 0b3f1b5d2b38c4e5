/** The rooms of the house, and what each may import besides itself: what stands to its right. */
const rooms = {
  routes: ['layouts', 'features', 'ui', 'store', 'machines'],
  layouts: ['features', 'ui', 'store', 'machines'],
  features: ['ui', 'store', 'machines'],
  ui: [],
  store: ['machines'],
  machines: [],
};

const PATHS = '^src/routes/paths\\.ts$';
const STORE_HOOKS = '^src/store/hooks\\.ts$';
const SCREEN = ['react-dom', 'react-router', 'react-router-dom', 'antd', '@ant-design'];

const inside = (names) => `^src/(${names.join('|')})/`;
const packages = (...names) => `(^|/)node_modules/(${names.join('|')})(/|$)`;

const roomRules = Object.entries(rooms).map(([room, toItsRight]) => ({
  name: `${room}-imports-to-its-right`,
  comment: `${room} may import ${[room, ...toItsRight].join(', ')} and routes/paths.ts.`,
  from: { path: inside([room]) },
  to: { path: '^src/', pathNot: [inside([room, ...toItsRight]), PATHS] },
}));

const rules = [
  ...roomRules,
  {
    name: 'only-these-rooms',
    comment: 'A new folder under src is a new room: the architecture says first what it is for.',
    from: { path: '^src/', pathNot: [inside(Object.keys(rooms)), '^src/main\\.tsx$'] },
    to: {},
  },
  {
    name: 'paths-imports-nothing',
    comment: 'Everyone may import routes/paths.ts because it imports nothing.',
    from: { path: PATHS },
    to: {},
  },
  {
    name: 'features-stay-apart',
    comment: 'What two features share is a noun in store or a look in ui.',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  {
    name: 'no-react-in-store-and-machines',
    comment: 'They run without a screen: in a test, in a worker, on a server. Only store/hooks.ts meets React.',
    from: { path: inside(['store', 'machines']), pathNot: STORE_HOOKS },
    to: { path: packages('react', 'react-redux', '@xstate/react', ...SCREEN) },
  },
  {
    name: 'no-screen-in-store-hooks',
    comment: 'They give screens the state, and know no look and no address.',
    from: { path: STORE_HOOKS },
    to: { path: packages(...SCREEN) },
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
    to: { couldNotResolve: true },
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
