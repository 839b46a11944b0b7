import { holder } from '../holder.ts'

/** Schema.org data; price and rating as the owner of the product states them (docs/product.md, "Public pages"). */
export const productData = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Velada: invitaciones digitales de boda',
  description: 'Invitaciones digitales de boda y eventos con confirmación de asistencia.',
  brand: { '@type': 'Brand', name: holder.brand },
  offers: { '@type': 'Offer', price: '99', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.9', ratingCount: '10000', bestRating: '5' },
}
export const organizationData = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: holder.brand,
  url: `https://${holder.website}`,
  email: holder.email,
  sameAs: [holder.social.url],
  areaServed: 'ES',
}
export const faqData = (questions: readonly { title: string; body: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ title, body }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: body },
  })),
})
