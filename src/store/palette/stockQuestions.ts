import { formatCount, formatCountOf } from '@/format';
import { paths, searchFor } from '@/paths';
import { CONDITIONS } from '@/store/stock/devices/device';
import { selectDevices } from '@/store/stock/devices/devicesSlice';
import { selectOnHand } from '@/store/stock/onHand/onHand';
import { unitsOf } from '@/store/stock/onHand/onHandRows';
import { begins, filteredBy, type Asked } from './asked';
import type { Choice } from './recordIndex';

const { stocks } = paths;

/** "dead devices": those in a condition. */
export function devicesIn({ business, about }: Asked): Choice[] {
  return CONDITIONS.filter((condition) => begins(condition, about)).map((condition) => ({
    title: `${condition} devices`,
    detail: formatCountOf(selectDevices(business).filter((device) => device.condition === condition).length, 'device'),
    to: filteredBy(stocks.devices, 'condition', [condition]),
  }));
}

/** "stock kolkata", "stock relay": what is at a place, or of a product. */
export function stockOf({ business, about }: Asked): Choice[] {
  const { here } = selectOnHand(business);
  const said = (texts: readonly string[]) => [...new Set(texts)].filter((text) => begins(text, about));
  const places = said(here.map(({ place }) => place)).map((place) => ({
    title: `Stock: ${place}`,
    detail: formatCountOf(unitsOf(here.filter((row) => row.place === place)), 'unit'),
    to: filteredBy(stocks.onHand, 'place', [place]),
  }));
  const products = said(here.map(({ productName }) => productName)).map((product) => ({
    title: `Stock: ${product}`,
    detail: formatCountOf(unitsOf(here.filter((row) => row.productName === product)), 'unit'),
    to: searchFor(stocks.onHand, product),
  }));
  return [...places, ...products];
}

/** "sim airtel", "sims": the SIMs of a provider, or of each, that are on hand. */
export function simsOf({ business, about }: Asked): Choice[] {
  const sims = selectOnHand(business).here.flatMap((row) => row.sims);
  return [...new Set(sims.map(({ provider }) => provider))]
    .filter((provider) => about === '' || begins(provider, about))
    .map((provider) => {
      const own = sims.filter((sim) => sim.provider === provider);
      const active = own.filter(({ status }) => status === 'Active').length;
      return {
        title: `${provider} SIMs on hand`,
        detail: `${formatCountOf(own.length, 'SIM')}, ${formatCount(active)} active`,
        to: searchFor(stocks.onHand, provider),
      };
    });
}
