import { whoMayNot } from '@longtable/testing/permissions'
import { draftOf, knownDraft, WRITTEN } from '../testing/drafts.ts'
import { type Cast, everyone, familyRoles, forMembers } from '../testing/roles.ts'
import { finishedFileOf } from '../testing/send-upload.ts'
import { createDraft } from './create-draft.ts'
import { draftsFeature } from './drafts.feature.ts'

const ready = async ({ world, owner }: Cast) => ({ id: await knownDraft(world, owner) })
const begun = async ({ world, owner }: Cast) => ({
  id: (await createDraft(world.again(owner), {})).id,
})
const NOT_UPLOADER = everyone('FORBIDDEN drafts.not-uploader')

whoMayNot(draftsFeature, familyRoles, [
  forMembers('Query.draft', 'query ($id: ID!) { draft(draftId: $id) { status } }', begun),
  forMembers('Query.drafts', '{ drafts(status: ready) { items { status } } }'),
  forMembers('Query.myDrafts', '{ myDrafts { items { status } } }'),
  forMembers('Query.draftReading', '{ draftReading { languages } }'),
  forMembers(
    'Query.draftPage',
    'query ($id: ID!) { draftPage(draftId: $id, page: 1) { url } }',
    ready,
  ),
  forMembers('Mutation.createDraft', 'mutation { createDraft { id } }'),
  {
    operation: 'Mutation.processDraft',
    document: `mutation ($id: ID!, $uploads: [ID!]!) {
      processDraft(draftId: $id, uploadIds: $uploads) { status } }`,
    async variables({ world, owner }) {
      const { id } = await createDraft(world.again(owner), {})
      const sent = { bytes: WRITTEN, contentType: 'application/pdf', purpose: 'draft' }
      return { id, uploads: [await finishedFileOf(world.again(owner), { ...sent, targetId: id })] }
    },
    outcomes: NOT_UPLOADER,
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.reprocessDraft',
    document: 'mutation ($id: ID!) { reprocessDraft(draftId: $id) { status } }',
    variables: ready,
    outcomes: NOT_UPLOADER,
    allowedFor: 'owner',
  },
  forMembers(
    'Mutation.editDraft',
    'mutation ($id: ID!) { editDraft(draftId: $id, revision: 0, title: "T") { isSaved } }',
    begun,
  ),
  forMembers(
    'Mutation.correctDraftLine',
    `mutation ($id: ID!) { correctDraftLine(
      draftId: $id, line: 1, was: "Berlin, den 12. Mai 1943", text: "Bonn") { revision } }`,
    ready,
  ),
  forMembers(
    'Mutation.publishDraft',
    'mutation ($id: ID!) { publishDraft(draftId: $id) { id } }',
    ready,
  ),
  {
    operation: 'Mutation.deleteDraft',
    document: 'mutation ($id: ID!) { deleteDraft(draftId: $id) { draftId } }',
    variables: async ({ world, owner }) => ({ id: await draftOf(world, owner) }),
    outcomes: NOT_UPLOADER,
    allowedFor: 'owner',
  },
  forMembers(
    'Subscription.draftChanged',
    'subscription ($id: ID!) { draftChanged(draftId: $id) { draftId } }',
    begun,
  ),
])
