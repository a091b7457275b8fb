import type { ReactNode } from 'react';
import type { Step } from '../../../../../shared/assistant/step.ts';
import { DayForm } from './day-form.tsx';
import type { FormProps } from './form-answer.ts';
import { ListForm } from './list-form.tsx';
import { NamesForm } from './names-form.tsx';
import { PlacesForm } from './places-form.tsx';
import { RightsLineForm } from './rights-line-form.tsx';
import { TrackForm } from './track-form.tsx';

/**
 * The form for a question, as an alternative to typing. Questions with few choices have buttons instead (product
 * 31.47).
 */
export default function AnswerForm({ step, ...props }: FormProps & { step: Step }): ReactNode {
  const isSingle = props.release.trackIds.length === 1;
  switch (step) {
    case 'sales_start':
    case 'pre_order':
    case 'original_release':
      return <DayForm key={step} step={step} {...props} />;
    case 'primary_genre':
    case 'secondary_genre':
    case 'metadata_language':
      return <ListForm key={step} step={step} {...props} />;
    case 'audio_language':
      return <TrackForm key={step} step={step} {...props} />;
    case 'explicit':
    case 'cover_songs':
    case 'ai_audio':
    case 'ai_composition':
      return isSingle ? null : <TrackForm key={step} step={step} {...props} />;
    case 'artists':
    case 'contributors':
    case 'writers':
      return <NamesForm key={step} step={step} {...props} />;
    case 'p_line':
    case 'c_line':
      return <RightsLineForm key={step} step={step} {...props} />;
    case 'territories':
    case 'stores':
      return <PlacesForm key={step} step={step} {...props} />;
    default:
      return null;
  }
}
