import type { BusinessType } from '../../../../domain/calls/partners.ts'

/** Who works with us, with their six benefits each. */
export const partners: readonly {
  type: BusinessType
  title: string
  description: string
  benefits: readonly string[]
}[] = [
  {
    type: 'wedding',
    title: 'Wedding planners',
    description: 'Lleva todas tus parejas desde un mismo sitio y cobra por cada una que traigas.',
    benefits: [
      'Comisión por cada evento referido',
      'Panel para varios clientes',
      'Tu marca en las invitaciones',
      'Soporte dedicado',
      'Formación para tu equipo',
      'Plantillas premium',
    ],
  },
  {
    type: 'catering',
    title: 'Empresas de catering',
    description: 'Los menús y las intolerancias llegan contados, por persona y sin llamadas.',
    benefits: [
      'Datos de intolerancias automáticos',
      'Menos trabajo administrativo',
      'Informes listos para cocina',
      'Clientes que llegan de otros socios',
      'Coordinación directa con la pareja',
      'Comisiones por recomendación mutua',
    ],
  },
  {
    type: 'venue',
    title: 'Haciendas y venues',
    description: 'El aforo real, semanas antes. Y un servicio más que ofrecer con tu espacio.',
    benefits: [
      'Gestión de aforo y reservas',
      'Coordinación de servicios premium',
      'Analítica de ocupación',
      'Comisiones por evento',
      'Red de organizadores premium',
      'Marketing en colaboración',
    ],
  },
]
