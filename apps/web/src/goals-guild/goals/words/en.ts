import { plural } from '../../../i18n/plural.ts'

const n = (count: number) => count.toLocaleString('en')

export const goalsEn = {
  title: 'Your goals',
  status: { active: 'Active', paused: 'Paused', completed: 'Completed', archived: 'Archived' },
  noneOf: {
    paused: 'No goal is paused',
    completed: 'No summit yet',
    archived: 'The archive is empty',
  },
  means: {
    active: 'You are on your way again: steps can be added and ticked off.',
    paused: 'It rests. Steps stay as they are, and you take it up again whenever you like.',
    completed: 'You are there. Quests that wait for it are paid, and those who see it are told.',
    archived: 'It is put away and cannot be worked on. Nothing is lost: you can take it out again.',
  },
  create: 'Set a goal',
  empty: 'Where do you want to go?',
  emptyText:
    'A goal, three small steps, and one person who knows about it: that is how most climbs begin.',
  name: 'What do you want to reach?',
  namePlaceholder: 'Run a half marathon',
  why: 'What will be different then?',
  deadline: 'By when',
  visibility: 'Who sees it',
  private: 'Only you',
  followers: 'Followers',
  public: 'Everybody',
  steps: (done: number, all: number) => `${n(done)} of ${n(all)} steps`,
  left: (days: number) =>
    days < 0
      ? plural('en', -days, { one: '1 day over', other: `${n(-days)} days over` })
      : days === 0
        ? 'Today'
        : plural('en', days, { one: '1 day left', other: `${n(days)} days left` }),
  tasks: 'Steps',
  addTask: 'Add a step',
  addTaskPlaceholder: 'What is the next small step?',
  due: 'Due',
  noTasks: 'No steps yet',
  noTasksText: 'Write down the smallest thing that moves you forward.',
  doneSteps: (count: number) => `Done (${n(count)})`,
  complete: (title: string) => `Complete “${title}”`,
  undo: (title: string) => `Reopen “${title}”`,
  remove: 'Delete',
  actionsOf: (title: string) => `More: ${title}`,
  add: 'Add',
  edit: 'Edit',
  editGoal: 'Edit the goal',
  tags: 'Tags',
  tagsHint: 'Words with commas between them: running, health',
  goalActions: 'More on this goal',
  acts: {
    active: 'Take it up again',
    paused: 'Pause',
    completed: 'Mark as reached',
    archived: 'Archive',
  },
  congratulations: 'You did it. What a view.',
  deleteGoal: 'Delete the goal',
  deleteTitle: 'Delete this goal for good?',
  deleteText:
    'Its steps, milestones, conversation and everybody who takes part go with it, and quests no longer wait for it. This cannot be undone; to put it away, archive it.',
  editTask: 'Edit the step',
  taskName: 'What is to be done?',
  addMilestone: 'Add a milestone',
  milestoneName: 'What is reached then?',
  milestonePercent: 'At how many per cent of the steps?',
  noMilestones: 'Flags on the way make a long climb shorter.',
  removeMilestone: (name: string) => `Delete the milestone “${name}”`,
  removeMilestoneTitle: 'Delete this milestone?',
  removeMilestoneText: 'Its flag goes from the trail. Steps stay as they are.',
  quests: 'Quests on this goal',
  plan: 'A well-formed outcome',
  planHint: 'Eight questions that make a wish a plan. Answer those that help.',
  planAnswered: (count: number) => `${count} of 8 answered`,
  planEmpty: 'Not answered yet',
  questions: {
    positive: 'What do I want?',
    specific: 'Where, when and with whom exactly?',
    evidence: 'How will I know that I am there?',
    resources: 'What do I have that helps?',
    obstacles: 'What could stop me?',
    ecology: 'Is it good for me and those around me?',
    timeline: 'By when, in which stages?',
    firstStep: 'What is my first step?',
  },
  milestones: 'Milestones',
  achieved: (name: string) => `Milestone reached: ${name}`,
  reachedOn: (day: string) => `Reached ${day}`,
  at: (percent: number) => `at ${percent} %`,
  trail: (percent: number, reached: number, all: number) =>
    `The trail: ${Math.round(percent)} % of the way, ${reached} of ${all} milestones reached`,
  summitReached: 'Summit reached',
}
export type GoalsWords = typeof goalsEn
