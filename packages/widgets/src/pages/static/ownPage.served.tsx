import type { ReactNode } from 'react'
import { AssistantPage } from '../../assistant-panel/AssistantPage.tsx'
import { ShopperForm } from '../../shopper-form/ShopperForm.tsx'
import type { StaticExtraData } from './staticExtraData.ts'

/**
 * Draws what the site's server makes for one visitor: plain forms, answered by such a page. No other page leads to one in the
 * browser, so that no browser draws it: null there.
 */
export const drawOwnPage: ((own: Pick<StaticExtraData, 'form' | 'assistant'>) => ReactNode) | null = ({
  form,
  assistant,
}) =>
  form ? (
    <ShopperForm form={form} back={form.back} status={form.status ?? 'idle'} />
  ) : (
    assistant && <AssistantPage assistant={assistant} back={assistant.back} />
  )
