import { createSlice } from '@reduxjs/toolkit';
import { templateChanged } from '@/store/facts/templates';
import { putEdit } from '@/store/kit/edit';
import { tableOf } from '@/store/kit/table';
import type { WrittenText } from './mailText';
import type { Template } from './template';

const templates = tableOf<Template>();

export const templatesSlice = createSlice({
  name: 'templates',
  initialState: templates.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(templateChanged, (state, { payload: { id, kind, language, edit } }) => {
      if (!state.entities[id]) templates.number(state, { id, kind, language });
      const template = state.entities[id];
      if (template) putEdit<WrittenText>(template, edit);
    }),
});
