import { useState } from 'react'
import styled from 'styled-components'
import { Head } from '../../lib/head.tsx'
import { Accordion } from '../../ui/accordion.tsx'
import { Container } from '../../ui/card.tsx'
import { columns } from '../../ui/layout.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { space } from '../../ui/theme.ts'
import { faqCategories } from './content/faq.ts'
import { CategoryList } from './faq/category-list.tsx'
import { Huge, Large, Lead } from './parts/section.tsx'
import { Site } from './parts/site.tsx'
import { faqData } from './parts/structured-data.ts'

const Top = styled(Container)`
  display: grid;
  gap: ${space(3)};
  padding-block: clamp(3rem, 7vw, 6rem) ${space(5)};
`
const Columns = styled(Container)`
  ${columns(3, 8)}
  gap: ${space(4)} clamp(2rem, 6vw, 6rem);
  align-items: start;
  padding-bottom: clamp(4rem, 9vw, 8rem);
`
const Category = styled.section<{ $shown: boolean }>`
  display: ${({ $shown }) => ($shown ? 'block' : 'none')};
  & > h2 { margin-bottom: ${space(3)}; font-size: ${({ theme }) => theme.size.displayMedium}; }
  @media (scripting: none) { display: block; margin-bottom: ${space(6)}; }
`
const Contact = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  margin-top: ${space(6)};
  padding: ${space(4)};
  background: ${({ theme }) => theme.color.champagneWash};
  & > p { font-family: ${({ theme }) => theme.font.display}; font-size: 1.625rem; line-height: 1.2; }
`
const everyQuestion = faqCategories.flatMap(({ questions }) => questions)

export default function FaqPage() {
  const [chosen, setChosen] = useState(faqCategories[0]?.id)
  return (
    <Site>
      <Head
        title="Preguntas Frecuentes · Velada"
        description="Cómo se crea la invitación, cómo se importa la lista de Excel, qué incluye cada plan y dónde se guardan los datos."
        path="/faqs"
        jsonLd={[faqData(everyQuestion)]}
      />
      <Top>
        <Huge>Preguntas Frecuentes</Huge>
        <Lead>{everyQuestion.length} respuestas sobre lo que Velada hace, y sobre lo que no.</Lead>
      </Top>
      <Columns>
        <CategoryList chosen={chosen} onChoose={setChosen} />
        <div>
          {faqCategories.map(({ id, title, questions }) => (
            <Category key={id} $shown={id === chosen} aria-labelledby={`faq-${id}`}>
              <Large id={`faq-${id}`}>{title}</Large>
              <Accordion
                items={questions.map((question) => ({ ...question, body: <p>{question.body}</p> }))}
              />
            </Category>
          ))}
          <Contact>
            <p>¿No está la tuya?</p>
            <LinkButton tone="secondary" to="/#contacto">
              Escríbenos
            </LinkButton>
          </Contact>
        </div>
      </Columns>
    </Site>
  )
}
