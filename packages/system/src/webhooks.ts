import type { Feature, Webhook, WebhookAnswer } from './feature.ts'

const OFF: WebhookAnswer = { status: 404, message: 'There is nothing here.' }

const switched =
  (name: string, webhook: Webhook): Webhook =>
  async (context, call) =>
    context.disabledFeatures.has(name) ? OFF : webhook(context, call)

/** By path below the system's own; a feature that is switched off takes nothing. */
export const webhooksOf = (
  features: readonly Pick<Feature, 'name' | 'webhooks'>[],
): ReadonlyMap<string, Webhook> =>
  new Map(
    features.flatMap(({ name, webhooks = {} }) =>
      Object.entries(webhooks).map(([path, webhook]): [string, Webhook] => [
        path,
        switched(name, webhook),
      ]),
    ),
  )
