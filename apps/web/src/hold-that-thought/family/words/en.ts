import { plural } from '../../../i18n/plural.ts'

export const familyEn = {
  title: 'Family',
  lead: 'Everybody who reads here, and everybody whom the letters name.',
  directory: 'Directory',
  tree: 'Family tree',
  view: 'How it is shown',
  asDrawing: 'Drawing',
  asList: 'List',
  drawing: 'The family tree as a drawing. Arrow keys go from one to the next.',
  zoom: 'Size of the drawing',
  larger: 'Larger',
  smaller: 'Smaller',
  fit: 'Show all of it',
  generation: (place: number) => `Generation ${place}`,
  parents: 'Parents:',
  partners: 'Partners:',
  siblings: 'Siblings:',
  children: 'Children:',
  others: 'Also close:',
  addPerson: 'Add somebody',
  noTree: 'The tree begins with one name',
  noTreeText: 'Add somebody of the family, then say who belongs to them.',
  find: 'Find somebody by name',
  members: 'Reading here',
  membersNote: (count: number) =>
    plural('en', count, { one: '1 with an account', other: `${count} with an account` }),
  people: 'In the letters and in the tree',
  peopleNote: 'Those without an account, living or not.',
  nobodyFound: 'Nobody is called so.',
  you: 'You',
}
export type FamilyWords = typeof familyEn
