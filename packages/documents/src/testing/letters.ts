/** What is scanned in tests, in two languages. */
export const GERMAN_LETTER = [
  'Berlin, den 12. Mai 1943',
  '',
  'Liebe Rosa,',
  '',
  'es regnet seit drei Tagen, und die Straße zum Dorf steht',
  'unter Wasser. Jeden Morgen gehen die Jungen hinunter, um',
  'nachzusehen, und kommen nass bis zu den Knien zurück.',
  'Die Äpfel haben wir trotzdem geerntet: vierzehn Körbe!',
  '',
  'Dein Walter',
]

export const ENGLISH_LETTER = [
  'London, May 12, 1943',
  '',
  'Dear Rosa,',
  '',
  'we have had rain for three days and the road to the',
  'village is under water. Every morning the boys go down',
  'to look at it, and come back wet to the knees. The hens',
  'have stopped laying, but there are 14 baskets of apples.',
  '',
  'With all my love,',
  'Walter',
]
