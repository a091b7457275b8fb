import { type SubmitEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isPlanned, type Offer } from '../../../../shared/site/offers.ts';
import { annualRevenues } from '../../../../shared/waitlist/annual-revenues.ts';
import { waitlistFeatures } from '../../../../shared/waitlist/features.ts';
import type { WaitlistForm as Answers } from '../../../../shared/waitlist/lead.ts';
import { lazyResolver } from '../../lib/lazy-resolver.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Toasts } from '../../ui/toast.tsx';
import { nothingTyped, typedAnswers } from './answers.ts';
import { joinWaitlist } from './join-waitlist.ts';

/** Focuses the first invalid answer, even if it is not a text field. */
const focusFirstError = (form: HTMLFormElement) =>
  requestAnimationFrame(() =>
    form.querySelector('[data-field] [role=alert]')?.closest('[data-field]')?.querySelector('input')?.focus(),
  );

/** A feature's label, which says so if the feature does not exist yet. */
const FeatureLabel = ({ label, offer }: { label: string; offer: Offer }) => (
  <span className="flex flex-wrap items-center gap-x-3">
    {label} {isPlanned(offer) && <Badge tone="line">Planned</Badge>}
  </span>
);

/** The waitlist's form (product 17.1). */
export default function WaitlistForm() {
  const [homepage, setHomepage] = useState('');
  const form = useForm<Answers>({
    defaultValues: nothingTyped,
    resolver: lazyResolver(async () => (await import('../../../../shared/waitlist/lead.ts')).WaitlistForm),
    shouldFocusError: false,
  });
  const { errors, isSubmitted, isSubmitting } = form.formState;
  const choose = { shouldValidate: isSubmitted };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    return form.handleSubmit(
      (answers) => joinWaitlist(answers, homepage),
      () => focusFirstError(element),
    )(event);
  };
  const features = form.watch('features');
  return (
    <>
      {/* `dialog` keeps the browser from submitting the form before hydration, which would put the answers into the
          URL. */}
      <form
        method="dialog"
        noValidate
        onSubmit={submit}
        className="grid gap-6 [&_input]:scroll-mt-32"
        aria-label="Waitlist"
      >
        {typedAnswers.map(({ name, label, hint, ...input }) => (
          <Field key={name} label={label} hint={hint} error={errors[name]?.message}>
            {(control) => <TextInput {...input} {...control} {...form.register(name)} />}
          </Field>
        ))}
        <Field label="Annual Streaming Revenue" group error={errors.annualRevenue?.message}>
          {() => (
            <ChoiceList
              name="annualRevenue"
              choices={annualRevenues.map((value) => ({ value, label: value }))}
              chosen={form.watch('annualRevenue')}
              onChoose={(value) => form.setValue('annualRevenue', value, choose)}
            />
          )}
        </Field>
        <Field label="What are you interested in?" group error={errors.features?.message}>
          {(control) => (
            <div className="grid gap-3">
              {waitlistFeatures.map(({ flag, label, offer }) => (
                <Checkbox
                  key={flag}
                  label={<FeatureLabel label={label} offer={offer} />}
                  checked={features.includes(flag)}
                  invalid={control['aria-invalid']}
                  onChange={(isWanted) => {
                    const others = features.filter((other) => other !== flag);
                    form.setValue('features', isWanted ? [...others, flag] : others, choose);
                  }}
                />
              ))}
            </div>
          )}
        </Field>
        <div className="sr-only" aria-hidden>
          <label>
            Leave this empty
            <input
              name="homepage"
              tabIndex={-1}
              autoComplete="off"
              value={homepage}
              onChange={({ target }) => setHomepage(target.value)}
            />
          </label>
        </div>
        <Button type="submit" tone="signal" className="needs-script" busy={isSubmitting && 'Joining the Waitlist...'}>
          Join the Waitlist
        </Button>
      </form>
      {(isSubmitting || isSubmitted) && <Toasts isOnTop />}
    </>
  );
}
