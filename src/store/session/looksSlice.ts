import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

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
