import type { Done, Said } from '@/journal/saying';
import type { Fact } from '@/store/business/store';
import { explained } from '@/store/business/whoChanged';
import type { Toast } from '@/ui/Toaster';
import { useToast } from '@/ui/toast';
import { useAppDispatch } from './hooks';

/** What a toast says of a fact that was done: a text, with the Undo beside it, or what is made of that Undo; maybe nothing. */
type Telling = string | ((undo: Toast['undo']) => Toast | undefined);

const takingBack = ({ undo }: Done): Toast['undo'] => {
  if (!undo) return undefined;
  return () => {
    const said = undo();
    return said.done ? undefined : said.reason;
  };
};

/** Says a fact: shows the text with its Undo, or why it cannot be; answers whether it was done, so that a dialog stays. */
export function useSay() {
  const dispatch = useAppDispatch();
  const toast = useToast();

  const refuse = async (refusal: Exclude<Said, Done>) => toast({ text: await dispatch(explained(refusal)) });

  return (fact: Fact, telling: Telling): boolean => {
    const said = dispatch(fact);
    if (!said.done) {
      void refuse(said);
      return false;
    }
    const undo = takingBack(said);
    const told = typeof telling === 'string' ? { text: telling, ...(undo && { undo }) } : telling(undo);
    if (told) toast(told);
    return true;
  };
}
