import { moveStatus } from '@/store/kit/moveStatus';
import { createSlice } from '@reduxjs/toolkit';
import { simActivated, simDeactivated, simSuspended } from '@/store/facts/sims';
import { initialOf } from '@/machines/advance';
import { simMachine, type SimEvent } from '@/machines/sim';
import { simsIn } from '@/store/purchasing/requests/receipt';
import { thingCorrected } from '@/store/facts/counts';
import { correctionCause } from '@/store/stock/counts/stockCount';
import { tableOf, type Table } from '@/store/kit/table';
import type { Holder } from '@/store/kit/movements/holder';
import type { Cause } from '@/store/kit/movements/move';
import { openingStockCounted, simPaired } from '@/store/facts/devices';
import { vehicleDeleted } from '@/store/facts/deletions';
import { jobClosed } from '@/store/facts/jobs';
import { goodsReceived } from '@/store/facts/requests';
import { challanAnswered, challanCancelled, challanOffered } from '@/store/facts/challans';
import type { CountedSim } from '@/store/stock/opening/openingStock';
import type { Sim } from './sim';

const sims = tableOf<Sim>();

/** A table of the given SIMs. */
export const simTable = sims.of;

function move(state: Table<Sim>, id: string | undefined, to: Holder, on: string, cause: Cause) {
  if (id !== undefined) state.entities[id]?.moves.push({ to, on, cause });
}

function step(state: Table<Sim>, { id, on }: { id: string; on: string }, type: SimEvent['type']) {
  const sim = state.entities[id];
  if (moveStatus(sim, simMachine, { type })) sim.statusOn = on;
  return sim;
}

/** A SIM that was counted is known from there on. */
function count(state: Table<Sim>, { iccid, msisdn, provider, status = 'Active' }: CountedSim, to: Holder, on: string) {
  const moves = [{ to, on, cause: { what: 'counted' as const } }];
  sims.number(state, { id: iccid, ...(msisdn && { msisdn }), provider, status, moves });
}

export const simsSlice = createSlice({
  name: 'sims',
  initialState: sims.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(simActivated, (state, { payload }) => {
        const sim = step(state, payload, 'activate');
        if (sim && payload.msisdn) sim.msisdn = payload.msisdn;
      })
      .addCase(simSuspended, (state, { payload }) => void step(state, payload, 'suspend'))
      .addCase(simDeactivated, (state, { payload }) => void step(state, payload, 'deactivate'))
      .addCase(openingStockCounted, (state, { payload: { counts, on } }) => {
        for (const { place, devices = [], sims: alone = [] } of counts) {
          for (const one of alone) count(state, one, place, on);
          for (const { imei, sim, on: since = on } of devices) {
            if (sim) count(state, sim, { at: 'device', id: imei }, since);
          }
        }
      })
      .addCase(simPaired, (state, { payload: { device, sim, out, on } }) => {
        const cause: Cause = { what: 'paired', id: device };
        if (out) move(state, out.sim, out.to, on, cause);
        move(state, sim, { at: 'device', id: device }, on, cause);
      })
      .addCase(thingCorrected, (state, { payload: { thing } }) =>
        move(state, thing.sim, thing.to, thing.on, correctionCause(thing)),
      )
      .addCase(goodsReceived, (state, { payload: { id, on, to, lines } }) => {
        for (const { iccid, msisdn, provider } of simsIn(lines)) {
          sims.number(state, {
            id: iccid,
            ...(msisdn && { msisdn }),
            provider,
            status: initialOf(simMachine),
            moves: [{ to, on, cause: { what: 'received', id } }],
          });
        }
      })
      .addCase(challanOffered, (state, { payload: { id, on, lines } }) => {
        for (const { sim } of lines) move(state, sim, { at: 'challan', id }, on, { what: 'offered', id });
      })
      .addCase(challanAnswered, (state, { payload: { id, on, from, to, answers } }) => {
        for (const { sim, outcome, reason } of answers) {
          move(state, sim, outcome === 'Accepted' ? to : from, on, {
            what: 'answered',
            id,
            ...(reason && { why: `${outcome}: ${reason}` }),
          });
        }
      })
      .addCase(challanCancelled, (state, { payload: { id, on, from, lines } }) => {
        for (const { sim } of lines) move(state, sim, from, on, { what: 'cancelled', id });
      })
      .addCase(vehicleDeleted, (state, { payload: { simOff, draft } }) => {
        if (simOff !== undefined) step(state, { id: simOff, on: draft.deletionDate }, 'deactivate');
      })
      .addCase(jobClosed, (state, { payload: { on, outcomes } }) => {
        for (const { simIn, deviceIn = '', simOff } of outcomes) {
          move(state, simIn, { at: 'device', id: deviceIn }, on, { what: 'paired', id: deviceIn });
          if (simOff !== undefined) step(state, { id: simOff, on }, 'deactivate');
        }
      }),
  selectors: { ...sims.getSelectors() },
});

export const { selectAll: selectSims } = simsSlice.selectors;
