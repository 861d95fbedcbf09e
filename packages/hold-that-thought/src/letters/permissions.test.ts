import { whoMayNot } from '@longtable/testing/permissions'
import { approvedMember } from '../context.ts'
import { createPerson } from '../people/create-person.ts'
import { deletedLetter, editedLetter, writeLetter } from '../testing/letters.ts'
import { type Cast, familyRoles, forAdmins, forMembers } from '../testing/roles.ts'
import { scanFor } from '../testing/send-upload.ts'
import { lettersFeature } from './letters.feature.ts'

const letterOf = async ({ world, owner }: Cast) => {
  const { id } = await writeLetter(world.again(owner))
  return { id }
}

const versionOf = async ({ world, owner }: Cast) => {
  const { id, createdAt: at } = await writeLetter(world.again(owner))
  await editedLetter(world.again(owner), id, { content: 'New' })
  return { id, at }
}

whoMayNot(lettersFeature, familyRoles, [
  forMembers('Query.letter', 'query ($id: ID!) { letter(letterId: $id) { title } }', letterOf),
  forMembers('Query.letters', '{ letters { items { title } } }'),
  forMembers('Query.letterDecades', '{ letterDecades { decade count } }'),
  forMembers(
    'Query.lettersOfPerson',
    'query ($id: ID!) { lettersOfPerson(personId: $id) { items { title } } }',
    async ({ world, owner }) => {
      const rosa = createPerson.input.parse({ name: 'Rosa' })
      return { id: (await createPerson(world.again(owner), rosa)).id }
    },
  ),
  forMembers('Query.lettersOnThisDay', '{ lettersOnThisDay { items { title } } }'),
  forMembers('Query.letterOfDay', '{ letterOfDay(day: "2026-05-01") { letter { title } } }'),
  forMembers(
    'Query.letterVersions',
    'query ($id: ID!) { letterVersions(letterId: $id) { items { title } } }',
    versionOf,
  ),
  forMembers(
    'Query.letterVersion',
    `query ($id: ID!, $at: String!) { letterVersion(letterId: $id, timestamp: $at) { title } }`,
    versionOf,
  ),
  forMembers(
    'Query.compareLetterVersions',
    `query ($id: ID!, $at: String!) {
      compareLetterVersions(letterId: $id, from: $at) { lines { kind } }
    }`,
    versionOf,
  ),
  forAdmins('Query.deletedLetters', '{ deletedLetters { items { title } } }'),
  forMembers(
    'Mutation.createLetter',
    'mutation { createLetter(date: "1943-05-01", title: "Dear", content: "All") { id } }',
  ),
  forMembers(
    'Mutation.editLetter',
    `mutation ($id: ID!) {
      editLetter(letterId: $id, versionCount: 1, title: "Dearest") { isSaved }
    }`,
    letterOf,
  ),
  forMembers(
    'Mutation.revertLetter',
    `mutation ($id: ID!, $at: String!) {
      revertLetter(letterId: $id, versionCount: 2, timestamp: $at) { isSaved }
    }`,
    versionOf,
  ),
  forMembers(
    'Mutation.setLetterScan',
    'mutation ($id: ID!, $scan: ID!) { setLetterScan(letterId: $id, uploadId: $scan) { scanUrl } }',
    async (cast) => {
      const { id } = await letterOf(cast)
      const { world, asker } = cast
      const isMember = await approvedMember(world.again(asker)).then(
        () => true,
        () => false,
      )
      // Who may not upload asks for one that there is not.
      return { id, scan: isMember ? await scanFor(world.again(asker), id) : world.world.stamp().id }
    },
  ),
  forAdmins(
    'Mutation.deleteLetter',
    'mutation ($id: ID!) { deleteLetter(letterId: $id) { letterId } }',
    letterOf,
  ),
  forAdmins(
    'Mutation.restoreLetter',
    'mutation ($id: ID!) { restoreLetter(letterId: $id) { title } }',
    async ({ world, owner }) => ({ id: await deletedLetter(world, owner) }),
  ),
  forMembers(
    'Subscription.letterChanged',
    'subscription ($id: ID!) { letterChanged(letterId: $id) { kind } }',
    letterOf,
  ),
  forMembers('Subscription.lettersChanged', 'subscription { lettersChanged { letterId } }'),
])
