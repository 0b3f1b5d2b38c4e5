import { createSlice } from '@reduxjs/toolkit';
import { carried } from '@/store/facts/fact';
import { monthCloseProposed, monthClosed, monthOpened } from '@/store/facts/periods';
import { monthBefore } from '@/store/kit/calendar';
import { tableOf } from '@/store/kit/table';
import { closingOf, type Period } from './period';

const periods = tableOf<Period>();

/** By what a closing keeps the returns of its months. */
const thenOf = ({ companyId, registrations, isApart }: Pick<Period, 'companyId' | 'registrations' | 'isApart'>) => ({
  ...(companyId !== undefined && { companyId }),
  ...(registrations && { registrations }),
  ...(isApart && { isApart }),
});

export const periodsSlice = createSlice({
  name: 'periods',
  initialState: periods.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(monthCloseProposed, (state, { payload: { id, month, on } }) =>
        periods.number(state, { id, month, proposedOn: on }),
      )
      .addCase(carried(monthClosed), (state, { payload: { id, month, on, ...then } }) =>
        periods.number(state, { id, month, closedOn: on, ...thenOf(then) }),
      )
      .addCase(monthOpened, (state, { payload: { id, on, why, before } }) => {
        const period = state.entities[id];
        if (!period) return;
        period.opened = { on, why };
        const month = monthBefore(period.month);
        if (before !== undefined && !closingOf({ periods: state }, month))
          periods.number(state, { id: before, month, closedOn: period.closedOn, ...thenOf(period) });
      }),
});
