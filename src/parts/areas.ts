import { paths } from '@/paths';

export interface Area {
  title: string;
  /** Its first page. */
  to: string;
}

/** The areas of the product. */
export const AREAS = {
  vendors: { title: 'Vendors', to: paths.vendors.list },
  stocks: { title: 'Stocks', to: paths.stocks.dashboard },
  sales: { title: 'Sales', to: paths.sales.dashboard },
  care: { title: 'Customer Care', to: paths.care.home },
} satisfies Record<string, Area>;

/** The area that an address is in; undefined for what is in none. */
export function areaAt(pathname: string): Area | undefined {
  // The one address of customer care that does not begin with its name.
  if (pathname === paths.care.requestStock) return AREAS.care;
  return Object.values(AREAS).find(({ to }) => `${pathname}/`.startsWith(`${to}/`));
}
