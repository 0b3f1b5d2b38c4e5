import { SILENCE_WORDS, type Silence } from '@/store/vehicles/vehicles/notWorking';
import { SERVICE_REASONS } from '@/store/vehicles/vehicles/vehicle';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { useQueryString } from '@/ui/queryString';
import { MOST_TYPED } from '@/ui/mostTyped';

/** The words of the filter buttons; the first one is no filter. */
export const SERVICE_FILTERS = ['All Services', ...SERVICE_REASONS] as const;

/** The words of the query string that the filter stands in. */
export const FILTER_WORDS = ['client', 'service', 'silence', 'town'];

/** Which vehicles are shown, kept in the query string as `client`, `service`, `silence` and `town`; a new choice begins at page 1. */
export function useVehicleFilter() {
  const { params, write } = useQueryString();
  const reason = SERVICE_REASONS.find((known) => known === params.get('service'));
  return {
    silence: SILENCE_WORDS.find((known) => known === params.get('silence')),
    client: cleanLine(params.get('client') ?? '').slice(0, MOST_TYPED.line),
    reason,
    service: reason ?? SERVICE_FILTERS[0],
    town: cleanLine(params.get('town') ?? '').slice(0, MOST_TYPED.line),
    setTown: (town: string) => write({ town, page: undefined }),
    setClient: (client: string) => write({ client, page: undefined }),
    setSilence: (silence: Silence | undefined) => write({ silence, page: undefined }),
    setService: (service: (typeof SERVICE_FILTERS)[number]) =>
      write({ service: service === SERVICE_FILTERS[0] ? undefined : service, page: undefined }),
  };
}
