export const frameEn = {
  claim: 'Climb together.',
  lead: 'Goals are easier in good company.',
  claimText: 'Plan a goal, take the next step, and let the people who care see you get there.',
  points: [
    'Tasks and milestones that move the whole team',
    'Quests that pay experience, once and fairly',
    'A feed of real steps, not of noise',
  ],
  nav: { home: 'Home', goals: 'Goals', quests: 'Quests', newGoal: 'New goal' },
}
export type FrameWords = typeof frameEn
