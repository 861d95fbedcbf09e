const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

const nameIn = (agent: string, names: typeof BROWSERS) =>
  names.find(([pattern]) => pattern.test(agent))?.[1]

/** What people call the program that somebody is signed in with; its own words when it is unknown. */
export function deviceName(agent: string): string {
  const browser = nameIn(agent, BROWSERS)
  const system = nameIn(agent, SYSTEMS)
  return [browser ?? agent.split('/')[0], system].filter(Boolean).join(' · ')
}
