import { simNumberOf, type Sim } from '@/store/stock/sims/sim';
import { SuggestInput, type SuggestInputProps } from '@/ui/SuggestInput';

interface SimInputProps extends Omit<SuggestInputProps, 'suggestions'> {
  /** Those that can be meant. */
  sims: readonly Sim[];
}

const nameOf = (sim: Sim) =>
  [simNumberOf(sim), sim.provider, sim.status, ...(sim.msisdn === undefined ? [] : [`ICCID ${sim.id}`])].join(', ');

/** A SIM by its number or its card's, scanned, typed or picked: what names another one stays, to be told where that is. */
export const SimInput = ({ sims, ...props }: SimInputProps) => (
  <SuggestInput
    {...props}
    suggestions={sims.map((sim) => ({ value: simNumberOf(sim), label: nameOf(sim) }))}
    // A scanner ends with Enter, which does not submit the form around.
    onInputKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
  />
);
