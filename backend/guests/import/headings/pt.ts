import type { Headings } from './meanings.ts'

/** Portuguese of Portugal and Brazil. */
export const pt: Headings = {
  name: 'nome, nomes, nome completo, nome e apelido, nome e sobrenome, nome do convidado, nome do convidado principal, convidado, convidada, convidados, convidadas, pessoa, pessoas, primeiro nome, titular, familia, familias, nome dos convidados, convidado principal',
  surname: 'apelido, apelidos, sobrenome, sobrenomes, ultimo nome, nome de familia, segundo nome',
  companionName:
    'acompanhante, acompanhantes, nome do acompanhante, nome acompanhante, nomes dos acompanhantes, conjuge, esposa, esposo, marido, mulher, parceiro, parceira, companheiro, companheira, filhos, par',
  household:
    'familia, agregado, agregado familiar, nucleo familiar, codigo familia, numero da familia, convite, numero do convite, no convite, codigo, id familia, vem com, vai com',
  householdName:
    'nome do convite, nome no convite, nome da familia, em nome de, destinatario, nome no envelope, nome do envelope, envelope, convite em nome de',
  seats: `numero de pessoas, no de pessoas, n pessoas, num pessoas, qtd, qtd pessoas, qtde, quantidade, quantidade de pessoas, quantidade de convidados, numero de convidados, no de convidados, pessoas, convidados, lugares,
    no de lugares, numero de lugares, total, total de pessoas, total de convidados, quantos, vagas, maximo de convidados, ingressos, bilhetes, senhas, total convidados`,
  companions:
    'acompanhante, acompanhantes, numero de acompanhantes, no de acompanhantes, qtd acompanhantes, quantidade de acompanhantes, com acompanhante, mais um, extras',
  adults: 'adulto, adultos, numero de adultos, no de adultos, qtd adultos',
  children: 'crianca, criancas, menores, bebes, numero de criancas, no de criancas, qtd criancas, filhos',
  isChild: 'adulto crianca, adulto ou crianca, crianca, idade, menor, faixa etaria',
  group: 'grupo, grupos, circulo, grupo de convidados',
  kind: 'familia, categoria, categorias, tipo, tipo de convidado, relacao, parentesco, vinculo, etiqueta, classificacao, ligacao, relacao com os noivos',
  side: 'lado, parte, da parte de, noivo ou noiva, noivo noiva, convidado por, convidado de, por parte de',
  email:
    'email, e mail, mail, correio eletronico, correio electronico, endereco de email, endereco eletronico',
  phone:
    'telefone, telefones, telemovel, telemoveis, celular, numero de telefone, no de telefone, numero de telemovel, contacto, contato, tel, whatsapp, fone, numero, contacto telefonico, numero de celular, zap, telefone fixo',
  postalAddress: 'morada, endereco, endereco postal, rua, domicilio, morada completa, endereco completo',
  place: 'cidade, localidade, codigo postal, cep, pais, estado, distrito, concelho, bairro',
  diet: 'alergias, alergia, intolerancias, intolerancia, restricoes, restricoes alimentares, dieta, menu, ementa, alergias e intolerancias, refeicao, prato, cardapio',
  notes:
    'observacoes, observacao, notas, nota, comentario, comentarios, outros, obs, detalhes, anotacoes, informacoes',
  leftOut: 'remover, retirar, excluir, eliminar, nao convidar, fora, apagar, tirar, removido',
  answer:
    'confirmacao, confirmado, confirmados, confirma, presenca, confirmacao de presenca, resposta, estado, situacao, status, rsvp, vem, vai, enviado, convite enviado, entregue, autocarro, onibus, mensagem, cerimonia, festa',
  number: 'id, numero, num, no, n, ordem, codigo',
  table: 'mesa, numero da mesa, no da mesa, n mesa, mesa atribuida, assento',
  date: 'data, data de registo, data de registro, data de resposta, hora, carimbo de data hora',
  link: 'link, ligacao, site, url',
  gender: 'sexo, genero',
  title: 'tratamento, titulo',
  money: 'presente, prenda, valor, preco, orcamento, custo',
  foreign: 'fornecedor, fornecedores, servico, tarefa, tarefas, despesa, empresa',
}
