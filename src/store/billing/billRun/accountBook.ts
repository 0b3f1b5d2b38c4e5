import { createSelector } from '@reduxjs/toolkit';
import type { AccountRow } from '@/store/clients/accounts/account';
import type { WithBilling } from './runAccount';

/**
 * Tells something of one account after another, by its identity, for a month, `YYYY-MM`, on an ISO date: of each once for the
 * tables that it is made of; undefined of one that is gone.
 */
export const accountBook = <Told>(tell: (state: WithBilling, account: AccountRow, month: string, on: string) => Told) =>
  createSelector(
    [
      ({ accounts }: WithBilling) => accounts,
      ({ vehicles }: WithBilling) => vehicles,
      ({ devices }: WithBilling) => devices,
      ({ subscriptions }: WithBilling) => subscriptions,
      ({ bills }: WithBilling) => bills,
      ({ creditNotes }: WithBilling) => creditNotes,
      ({ company }: WithBilling) => company,
      ({ deactivations }: WithBilling) => deactivations,
      (_state: WithBilling, month: string) => month,
      (_state: WithBilling, _month: string, on: string) => on,
    ],
    (accounts, vehicles, devices, subscriptions, bills, creditNotes, company, deactivations, month, on) => {
      const state = { accounts, vehicles, devices, subscriptions, bills, creditNotes, company, deactivations };
      const known = new Map<string, Told>();
      return (id: string): Told | undefined => {
        const account = accounts.entities[id];
        if (!account) return undefined;
        const told = known.get(id) ?? tell(state, account, month, on);
        known.set(id, told);
        return told;
      };
    },
  );
