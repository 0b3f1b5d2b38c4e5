import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What the themes are called where one is chosen. */
export const THEME_LABELS = { system: 'As the device', light: 'Light', dark: 'Dark' } as const;

/** Where a position may be looked up: on a page of the web, or in whatever the device opens such an address with. */
export const MAPS = ['OpenStreetMap', 'Google Maps', 'Map app'] as const;
export type MapName = (typeof MAPS)[number];

interface Looks {
  theme: Theme;
  menuCollapsed: boolean;
  map: MapName;
  /** The identity of the installer whose day is shown here. */
  installerId?: string | undefined;
}

const initialState: Looks = { theme: 'system', menuCollapsed: false, map: 'OpenStreetMap' };

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
  },
  selectors: {
    selectTheme: ({ theme }) => theme,
    selectMenuCollapsed: ({ menuCollapsed }) => menuCollapsed,
    selectInstallerHere: ({ installerId }) => installerId,
    selectMap: ({ map }) => map,
  },
});

export const { themeChosen, menuToggled, installerChosen, mapChosen } = looksSlice.actions;
export const { selectTheme, selectMenuCollapsed, selectInstallerHere, selectMap } = looksSlice.selectors;
