import { createSlice, current, type PayloadAction } from '@reduxjs/toolkit';
import { isIdentity } from '@/store/kit/identity';
import { LANGUAGES, type Language } from '@/store/kit/language';
import { equal } from '@/journal/kit/equal';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What the themes are called where one is chosen. */
export const THEME_LABELS = { system: 'As the device', light: 'Light', dark: 'Dark' } as const;

/** Where a position may be looked up: on a page of the web, or in whatever the device opens such an address with. */
export const MAPS = ['OpenStreetMap', 'Google Maps', 'Map app'] as const;
export type MapName = (typeof MAPS)[number];

const MOST_STEPS = 20;

interface Looks {
  theme: Theme;
  menuCollapsed: boolean;
  map: MapName;
  /** The identity of the installer whose day is shown here. */
  installerId?: string | undefined;
  /** Of the installer's app. */
  language: Language;
  /** Whether the person was told what this is, and went on. */
  welcomed: boolean;
  /** Whether it showed the sample data last: until the business is read, what stands above it keeps its place. */
  sampleLast: boolean;
  /** The steps of setting up a business that are left for later here, by their names. */
  skipped: readonly string[];
}

const initialState: Looks = {
  theme: 'system',
  menuCollapsed: false,
  map: 'OpenStreetMap',
  language: 'en',
  welcomed: false,
  sampleLast: true,
  skipped: [],
};

/** How this browser shows the product: not a fact of the business. */
export const looksSlice = createSlice({
  name: 'looks',
  initialState,
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<Theme>) => {
      state.theme = payload;
    },
    menuToggled: (state) => {
      state.menuCollapsed = !state.menuCollapsed;
    },
    /** Whose day this browser shows; nobody's, so that it asks again. */
    installerChosen: (state, { payload }: PayloadAction<string | undefined>) => {
      if (payload === undefined) delete state.installerId;
      else state.installerId = payload;
    },
    mapChosen: (state, { payload }: PayloadAction<MapName>) => {
      state.map = payload;
    },
    languageChosen: (state, { payload }: PayloadAction<Language>) => {
      state.language = payload;
    },
    welcomeRead: (state) => {
      state.welcomed = true;
    },
    sampleShown: (state, { payload }: PayloadAction<boolean>) => {
      state.sampleLast = payload;
    },
    stepSkipped: (state, { payload }: PayloadAction<string>) => {
      state.skipped = [...new Set([...state.skipped, payload])];
    },
    stepTakenUp: (state, { payload }: PayloadAction<string>) => {
      state.skipped = state.skipped.filter((step) => step !== payload);
    },
    /** Another tab of this browser chose how it shows the product; what a tab itself shows, its sample or not, stays its own. */
    looksFollowed(state, { payload }: PayloadAction<Looks>) {
      const followed = { ...payload, sampleLast: state.sampleLast };
      // The same state is not kept anew, which the other tab would follow in turn.
      return equal(followed, current(state)) ? state : followed;
    },
  },
  selectors: {
    selectTheme: ({ theme }) => theme,
    selectMenuCollapsed: ({ menuCollapsed }) => menuCollapsed,
    selectInstallerHere: ({ installerId }) => installerId,
    selectMap: ({ map }) => map,
    selectLanguage: ({ language }) => language,
    selectWelcomed: ({ welcomed }) => welcomed,
    selectSampleLast: ({ sampleLast }) => sampleLast,
    selectSkipped: ({ skipped }) => skipped,
  },
});

export const {
  themeChosen,
  menuToggled,
  installerChosen,
  mapChosen,
  languageChosen,
  welcomeRead,
  sampleShown,
  stepSkipped,
  stepTakenUp,
  looksFollowed,
} = looksSlice.actions;
export const {
  selectTheme,
  selectMenuCollapsed,
  selectInstallerHere,
  selectMap,
  selectLanguage,
  selectWelcomed,
  selectSampleLast,
  selectSkipped,
} = looksSlice.selectors;

/** The names of steps as they come back: no list of them is longer than there can be steps. */
const recalledSteps = (skipped: unknown): readonly string[] =>
  Array.isArray(skipped) ? skipped.filter((step) => isIdentity(step)).slice(0, MOST_STEPS) : [];

/** How this browser shows the product, as it comes back from it: another version or another hand may have written it. */
export const recalledLooks = (looks: { readonly [Name in keyof Looks]?: unknown }): Looks => ({
  theme: THEMES.find((theme) => theme === looks.theme) ?? initialState.theme,
  menuCollapsed: looks.menuCollapsed === true,
  ...(isIdentity(looks.installerId) && { installerId: looks.installerId }),
  map: MAPS.find((map) => map === looks.map) ?? initialState.map,
  language: LANGUAGES.find((language) => language === looks.language) ?? initialState.language,
  welcomed: looks.welcomed === true,
  sampleLast: looks.sampleLast !== false,
  skipped: recalledSteps(looks.skipped),
});
