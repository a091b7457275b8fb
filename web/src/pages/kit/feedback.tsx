import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { notify, notifyFailure, notifySuccess } from '../../ui/toast.tsx';
import { WaitRing } from '../../ui/wait-ring.tsx';
import { Row, Specimen, State, States } from './specimen.tsx';

const undone = () => notify({ title: 'Night Ferry is back' });

export const Feedback = () => (
  <>
    <Specimen title="Badge">
      <Row>
        <Badge>Draft</Badge>
        <Badge tone="ready">Ready</Badge>
        <Badge tone="money">Submitted</Badge>
        <Badge tone="danger">Refused</Badge>
        <Badge tone="line">Explicit</Badge>
      </Row>
    </Specimen>
    <Specimen title="Notice" note="Something to know, where it matters, until it no longer holds.">
      <div className="grid gap-3">
        <Notice title="Stores look at new releases for two to five days.">
          We’ll email you when each of them is live.
        </Notice>
        <Notice tone="ready" title="Two tracks have no ISRC" action={<Button size="small">Give them one</Button>}>
          If these recordings are new we give them a number when you submit.
        </Notice>
        <Notice
          tone="danger"
          title="The stores refused this cover"
          action={<Button size="small">Choose another</Button>}
        >
          There is a web address on it. Covers may show the title and the artist, and nothing to click.
        </Notice>
        <Notice tone="money" title="$214.60 is on its way to your account" />
      </div>
    </Specimen>
    <Specimen title="Toast" note="Passes by itself. The way back stays longer.">
      <Row>
        <Button onClick={() => notify({ title: 'Saved' })}>Say something</Button>
        <Button onClick={() => notifySuccess({ title: 'Release submitted', text: 'Stores have it in two days.' })}>
          Success
        </Button>
        <Button
          onClick={() =>
            notify({
              title: 'Night Ferry was deleted',
              text: 'Its three tracks went with it.',
              action: { label: 'Undo', onSelect: undone },
            })
          }
        >
          With undo
        </Button>
        <Button
          onClick={() =>
            notifyFailure({
              title: 'That was not saved',
              text: 'The connection broke off. It is tried again by itself.',
            })
          }
        >
          Failure
        </Button>
      </Row>
    </Specimen>
    <Specimen title="Progress" note="A wait, or a list of things to do.">
      <States>
        <Progress label="Uploading 03 Harbour Lights.wav" percent={42} />
        <Progress label="Ready to submit" percent={(3 / 7) * 100} text="3 of 7" />
        <Progress label="A file whose name is far too long for the place that it has, take 17, final.wav" percent={0} />
        <Progress label="Uploaded" percent={100} />
      </States>
    </Specimen>
    <Specimen
      title="Waiting"
      note="A skeleton has the size of what is coming; a ring stands in a button or an empty page."
    >
      <States>
        <State name="Skeleton">
          <div className="grid grid-cols-[auto_1fr] items-center gap-4">
            <Skeleton className="size-14" />
            <div className="grid gap-2">
              <Skeleton className="h-5 w-48 max-w-full" />
              <Skeleton className="h-4 w-32" />
            </div>
          </div>
        </State>
        <State name="Ring">
          <Row>
            <WaitRing />
            <WaitRing className="size-6" />
          </Row>
        </State>
      </States>
    </Specimen>
    <Specimen title="Nothing here">
      <EmptyState title="No releases yet" action={<Button>Add a release</Button>}>
        Your drafts and everything that is out will stand here.
      </EmptyState>
    </Specimen>
    <Specimen title="Could not be loaded">
      <LoadFailed message="Your statements could not be loaded. The connection broke off." onRetry={() => {}} />
      <LoadFailed message="Your statements could not be loaded." busy onRetry={() => {}} />
    </Specimen>
  </>
);
