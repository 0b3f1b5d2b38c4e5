import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What the themes are called where one is chosen. */
export const THEME_LABELS = { system: 'As the device', light: 'Light', dark: 'Dark' } as const;

/** How this browser shows the product: not a fact of the business. */
export const looksSlice = createSlice({
  name: 'looks',
  initialState: { theme: 'system' as Theme, menuCollapsed: false },
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<Theme>) => {
      state.theme = payload;
    },
    menuToggled: (state) => {
      state.menuCollapsed = !state.menuCollapsed;
    },
  },
  selectors: { selectTheme: ({ theme }) => theme, selectMenuCollapsed: ({ menuCollapsed }) => menuCollapsed },
});

export const { themeChosen, menuToggled } = looksSlice.actions;
export const { selectTheme, selectMenuCollapsed } = looksSlice.selectors;
