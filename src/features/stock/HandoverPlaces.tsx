import { holderFrom, STORE } from '@/store/kit/movements/holder';
import { DEVICE_STATUSES } from '@/store/stock/challans/challan';
import type { Place } from '@/store/stock/onHand/places';
import { WordRadios } from '@/ui/Choices';
import { FormGrid } from '@/ui/FormGrid';
import { SearchSelect } from '@/ui/SearchSelect';
import { Section } from '@/ui/Section';
import { Labelled } from './Labelled';
import type { ChallanDraft } from './useChallanDraft';

interface HandoverPlacesProps {
  draft: ChallanDraft;
  /** Between which places it can go. */
  sources: readonly Place[];
  targets: readonly Place[];
  submitted: boolean;
}

const optionsOf = (places: readonly Place[]) => places.map(({ key, label }) => ({ value: key, label }));

/** Why a challan cannot go there. */
function targetError({ from, to }: ChallanDraft, submitted: boolean): string | undefined {
  if (to === from) return 'It is there already: choose another place.';
  return submitted && (to === undefined || !holderFrom(to)) ? 'Choose where it goes.' : undefined;
}

/** From where to where a challan goes, and why devices come back. */
export function HandoverPlaces({ draft, sources, targets, submitted }: HandoverPlacesProps) {
  const isBack = draft.to !== undefined && holderFrom(draft.to)?.at === STORE.at;
  return (
    <Section title="From and To">
      <FormGrid>
        <Labelled label="From">
          {(control) => (
            <SearchSelect {...control} options={optionsOf(sources)} value={draft.from} onChange={draft.setFrom} />
          )}
        </Labelled>
        <Labelled label="To" error={targetError(draft, submitted)}>
          {(control) => (
            <SearchSelect
              {...control}
              options={optionsOf(targets)}
              placeholder="Branch, installer or store"
              {...(draft.to !== undefined && { value: draft.to })}
              onChange={draft.setTo}
            />
          )}
        </Labelled>
        {isBack && (
          <Labelled label="Reason for return">
            {({ id }) => (
              <WordRadios
                id={id}
                label="Reason for return"
                choices={DEVICE_STATUSES}
                value={draft.status}
                onChange={draft.setStatus}
              />
            )}
          </Labelled>
        )}
      </FormGrid>
    </Section>
  );
}
