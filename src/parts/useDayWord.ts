import { isRealDay } from '@/store/kit/calendar';
import { useQueryString } from '@/ui/queryString';

/** A day that the address names; `otherwise` where it names none, or nonsense. */
export function useDayWord(name: string, otherwise: string) {
  const { params, write } = useQueryString();
  const said = params.get(name) ?? '';
  const day = isRealDay(said) ? said : otherwise;
  const setDay = (next: string) => {
    if (isRealDay(next)) write({ [name]: next === otherwise ? undefined : next, page: undefined });
  };
  return [day, setDay] as const;
}
