interface Sleeper {
  readonly at: number
  readonly wake: () => void
}

/**
 * Time that passes by calls and by nothing else: a slow store is one whose every call takes a while
 * of it, and a slow machine changes nothing. When all who live in it sleep, it goes to who wakes first.
 */
export function createCalledTime(start: number, livers: number) {
  let time = start
  let sleepers: Sleeper[] = []

  function pass(ms: number): void {
    time += ms
    const due = sleepers.filter(({ at }) => at <= time)
    sleepers = sleepers.filter(({ at }) => at > time)
    for (const { wake } of due) wake()
  }

  return {
    now: () => time,
    pass,
    sleep: (ms: number) =>
      new Promise<void>((wake) => {
        sleepers.push({ at: time + ms, wake })
        if (sleepers.length === livers) pass(Math.min(...sleepers.map(({ at }) => at)) - time)
      }),
    /** One who is done no longer keeps the others waiting. */
    leave() {
      livers -= 1
      if (livers > 0 && sleepers.length === livers)
        pass(Math.min(...sleepers.map(({ at }) => at)) - time)
    },
  }
}
