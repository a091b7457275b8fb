import { agreementsHash } from '../../splits/answer-invitation.ts';
import { profiles, profileWithoutSignIn } from '../people.ts';
import { askedAbout, invitedTo, splits } from '../splits.ts';
import type { Example, ExamplesOf } from './example.ts';

const ownProposal: Example['needs'] = async ({ artistId, release }) => {
  await askedAbout(release, artistId);
  return {};
};

const proposalToSomebody: Example['needs'] = async ({ artistId, release }) => {
  await askedAbout(release, await profileWithoutSignIn(), artistId);
  return {};
};

const invitation: Example['needs'] = async ({ artistId, release }) => {
  const email = (await profiles.find(artistId))?.email ?? '';
  const { invitationId, token, trackId } = await invitedTo(release, { email });
  const [agreement] = await splits.findMany([trackId]);
  return { ...(invitationId && { invitationId }), token, agreementsHash: agreement ? agreementsHash([agreement]) : '' };
};

export const splitsExamples: ExamplesOf<'splits'> = {
  'GET /api/releases/{releaseId}/splits': { answer: 200, missing: 'release-not-found' },
  'POST /api/releases/{releaseId}/splits': {
    answer: 200,
    missing: 'release-not-found',
    body: ({ trackId }) => ({
      tracks: [{ trackId, rev: 0 }],
      from: new Date().toISOString().slice(0, 10),
      ownParts: 6667,
      parties: [{ name: 'Ines', email: `${trackId.toLowerCase()}@segno.test`, parts: 3333 }],
    }),
  },
  'POST /api/releases/{releaseId}/splits/{trackId}/withdraw': {
    answer: 200,
    missing: 'split-not-found',
    body: () => ({ rev: 2 }),
    needs: proposalToSomebody,
  },
  'GET /api/me/splits': { answer: 200, query: {} },
  'GET /api/me/split-invitations': { answer: 200 },
  'POST /api/me/splits/{trackId}/answer': {
    answer: 200,
    missing: 'split-not-found',
    body: () => ({ rev: 2, answer: 'agree' }),
    needs: ownProposal,
  },
  'POST /api/split-invitations/{invitationId}/send': {
    answer: 200,
    missing: 'invitation-not-found',
    needs: invitation,
  },
  'GET /api/split-invitations/{invitationId}/{token}': {
    answer: 200,
    missing: 'invitation-not-found',
    needs: invitation,
  },
  'POST /api/split-invitations/{invitationId}/{token}/decline': {
    answer: 200,
    missing: 'invitation-not-found',
    needs: invitation,
  },
  'POST /api/split-invitations/{invitationId}/{token}/accept': {
    answer: 200,
    missing: 'invitation-not-found',
    body: ({ agreementsHash }) => ({ agreementsHash }),
    needs: invitation,
  },
};
