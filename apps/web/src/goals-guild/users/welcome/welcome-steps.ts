export const WELCOME_STEPS = ['name', 'interests', 'people'] as const
export type WelcomeStep = (typeof WELCOME_STEPS)[number]
