import { GST_PERCENT } from '@/store/kit/money';

/** The GST percent that the dashboard's table shows. */
export const DASHBOARD_GST = 7;
/** The GST percent in the billed table's header, by which its totals are computed. */
export const BILLED_GST = GST_PERCENT;
