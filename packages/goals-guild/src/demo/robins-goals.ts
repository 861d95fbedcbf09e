import type { GoalStory } from './play-goal.ts'

const READ = [
  ['The Left Hand of Darkness', 69],
  ['Stoner', 66],
  ['Pachinko', 61],
  ['The Vegetarian', 58],
  ['Season of Migration to the North', 54],
  ['Kokoro', 49],
  ['The Door', 45],
  ['Small Things Like These', 43],
  ['Things Fall Apart', 38],
  ['The Summer Book', 34],
  ['Convenience Store Woman', 30],
  ['Austerlitz', 24],
  ['The Hour of the Star', 17],
  ['Train Dreams', 10],
  ['Minor Detail', 5],
  ['The Housekeeper and the Professor', 2],
] as const

const SHELF = ['Gilead', 'Fever Dream', 'Barracoon', 'O Alienista', 'Beloved', 'Hard Rain Falling']

export const books: GoalStory = {
  who: 'demo',
  title: 'Read 24 books this year 📚',
  description:
    'Half of them by writers I have never read before. Half-finished ones do not count, not even the long ones.',
  tags: ['reading'],
  visibility: 'public',
  began: 74,
  deadline: 45,
  milestones: [
    ['Six down', 25],
    ['Half the shelf', 50],
    ['Three quarters', 75],
    ['The whole shelf', 100],
  ],
  steps: [
    ...READ.map(([title, done]) => ({ title, done, time: '21:40' })),
    ...SHELF.map((title) => ({ title })),
    { title: 'Swap two books with Kofi', due: 2 },
    { title: 'Write to the library about Drive Your Plow', due: -3 },
  ],
  quests: [
    {
      title: 'Five in translation',
      description: 'Five books that were not written in English.',
      difficulty: 'medium',
      steps: ['The Vegetarian', 'Kokoro', 'The Door', 'The Summer Book', 'Convenience Store Woman'],
    },
  ],
}

export const race: GoalStory = {
  who: 'demo',
  title: 'Run the Lakeside half marathon 🏃🏽',
  description:
    'From 10 km to 21.1 without an injury. Three runs a week, and one of them is long and slow.',
  tags: ['running', 'health'],
  visibility: 'public',
  began: 30,
  deadline: 24,
  milestones: [
    ['Three weeks without a gap', 25],
    ['Ten-miler', 50],
    ['Long run: 18 km', 75],
    ['Race day', 100],
  ],
  steps: [
    { title: 'Sign up for the race', done: 28, time: '20:05' },
    { title: 'New shoes, half a size up', done: 26, time: '17:10' },
    { title: 'Strength plan from Noor, week 1', done: 24 },
    { title: 'Long run 12 km', done: 21, time: '10:25' },
    { title: 'Strength plan, week 2', done: 18 },
    { title: 'Hill repeats at the observatory', done: 15, time: '08:50' },
    { title: 'Long run 16 km', done: 6, time: '11:35' },
    { title: 'Foam roller, four evenings', done: 1, time: '21:15' },
    { title: 'Book the train to Lakeside', due: -1, time: '19:00' },
    { title: 'Tempo run 6 km, then strides', due: 0, time: '22:30' },
    { title: 'Long run 18 km', due: 3, time: '12:00' },
    { title: 'Taper week: three short runs', due: 14 },
    { title: 'Pin the number on, run the race', due: 24, time: '11:00' },
  ],
  quests: [
    {
      title: 'Ready to start',
      description: 'A number, and shoes that fit.',
      difficulty: 'easy',
      steps: ['Sign up for the race', 'New shoes, half a size up'],
    },
    { title: 'Across the line', difficulty: 'hard', rewardXp: 300 },
  ],
  plan: {
    positive: 'I run the last kilometre along the water and I am smiling.',
    specific: '21.1 km at the Lakeside race, start number 1187, in under 2:25.',
    evidence: 'A medal on the nook’s door handle, and a photograph in which I am not purple.',
    resources: 'Noor’s plan, Lena’s thermos, the Morning Runners, my stubbornness.',
    obstacles: 'The left knee on descents; rain.',
    ecology: 'Sundays stay family days: long runs end before eleven.',
    timeline: 'Eighteen kilometres by the end of this week, then the taper.',
    firstStep: 'Sign up tonight, before courage goes to bed.',
  },
}

export const portuguese: GoalStory = {
  who: 'demo',
  title: 'Hold a 20-minute conversation in Portuguese 🇵🇹',
  description: 'With Tomás, without English, about something that matters.',
  tags: ['portuguese', 'learning'],
  visibility: 'followers',
  began: 29,
  deadline: 60,
  milestones: [
    ['Present tense by heart', 33],
    ['First five minutes', 66],
    ['Twenty minutes', 100],
  ],
  steps: [
    { title: 'Lesson 11: at the market', done: 26, time: '19:30' },
    { title: 'Learn 60 verbs', done: 20, time: '07:10' },
    { title: 'Lesson 12: my family', done: 12, time: '20:20' },
    { title: 'Lesson 13: the weather, again', done: 4, time: '19:45' },
    { title: 'Lesson 14: past tense', due: 0, time: '21:00' },
    { title: 'Coffee with Tomás, only Portuguese', due: 1, time: '16:00' },
    { title: 'Write a letter to Avó Maria', due: 6 },
    { title: 'Lesson 15: opinions', due: 8 },
    { title: 'Film night without subtitles', due: 11 },
  ],
}

export const nook: GoalStory = {
  who: 'demo',
  title: 'Build the reading nook',
  description: 'The corner under the stairs: a shelf, a lamp, the good chair.',
  tags: ['home'],
  visibility: 'followers',
  began: 50,
  milestones: [['Somewhere to sit', 100]],
  steps: [
    { title: 'Measure twice', done: 47 },
    { title: 'Order oak boards', done: 46 },
    { title: 'Sand and oil', done: 41, time: '11:00' },
    { title: 'Mount the shelf', done: 40, time: '15:30' },
    { title: 'Find the good chair', done: 37, time: '14:10' },
  ],
  quests: [{ title: 'A corner of one’s own', difficulty: 'medium', rewardXp: 150 }],
  completed: 37,
}

export const tenK: GoalStory = {
  who: 'demo',
  title: 'Ten kilometres without stopping',
  description: 'Not fast. Just without walking.',
  tags: ['running'],
  visibility: 'public',
  began: 88,
  milestones: [
    ['Five', 50],
    ['Ten', 100],
  ],
  steps: [
    { title: '3 km without a break', done: 84, time: '07:20' },
    { title: '5 km without a break', done: 78, time: '07:35' },
    { title: '7 km, with Noor', done: 71, time: '09:05' },
    { title: '10 km', done: 62, time: '18:40' },
  ],
  quests: [{ title: 'Double digits', difficulty: 'easy', rewardXp: 120 }],
  completed: 62,
}

export const mornings: GoalStory = {
  who: 'demo',
  title: 'A calmer morning',
  description: 'The phone stays in the hall until nine.',
  tags: ['habits'],
  visibility: 'private',
  began: 8,
  milestones: [['A whole week', 100]],
  steps: [
    { title: 'An alarm clock instead of the phone', done: 7, time: '19:10' },
    { title: 'Prepare the coffee the evening before', done: 3, time: '22:00' },
    { title: 'Ten minutes of stretching, four days running', done: 1, time: '07:15' },
    { title: 'Write three lines in the notebook', due: 0, time: '23:00' },
    { title: 'A whole week without the phone', due: 4 },
  ],
}
